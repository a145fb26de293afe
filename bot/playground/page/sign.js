// Emoji: those of the bot are pictures, others are characters.

import { h } from "./dom.js";

/** The picture of an emoji of the bot; read aloud as its name, without the part that says how it looks. */
export const sign = (name) => h("img", { class: "sign", src: `/sign/${name}.png`, alt: `:${name}:`, draggable: "false" });

/** What stands on a button or in a choice: its emoji and its label. */
export function labelled(part) {
  const { emoji, label = "" } = part;
  if (!emoji?.name) return [label];
  return emoji.id ? [sign(emoji.name), " ", label] : [`${emoji.name} ${label}`];
}
