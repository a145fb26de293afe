// The page's sentences, in the language of the person whom one is.

import { view, world } from "./state.js";

const LOCALES = { en: "en-GB", de: "de-DE" };

/** The language of the page: of whoever one is, as chosen in /settings. */
export const language = () => world.languages[view.who] ?? "en";

/** The same with its customs, for dates and numbers. */
export const locale = () => LOCALES[language()] ?? language();

/** A sentence of the catalogue with its values. */
export function t(key, values = {}) {
  const pattern = world.words[language()]?.[key];
  return pattern === undefined ? key : fill(pattern, values);
}

/** A pattern: texts, `{value}` for a value, `{by, of, or}` for a choice by a value, with what is chosen if none fits. */
function fill(pattern, values) {
  return pattern.map((part) => (typeof part === "string" ? part : part.by ? fill(chosen(part, values[part.by]), values) : String(values[part.value]))).join("");
}

function chosen({ of, or }, value) {
  if (String(value) in of) return of[value];
  const form = typeof value === "number" ? new Intl.PluralRules(language()).select(value) : or;
  return of[form] ?? of[or];
}

/** A list in words: "Ana, Bjørn and Chidera". */
export const listing = (names) => new Intl.ListFormat(locale()).format(names);

/** What a room is called. */
export function nameOfRoom(place) {
  if (place.match) return t("table", { game: place.game, number: place.match });
  return place.kind === "channel" ? t(`channel-${place.name}`) : place.name;
}

/** What somebody is asked in a room. */
export const question = (place, id) => place.asked[id][language()];
