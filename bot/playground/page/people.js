// Who am I: how people look, and the row of them.

import { button, h } from "./dom.js";
import { asking, be, nameOf, person, room, view, world } from "./state.js";
import { t } from "./words.js";

/** The colour of a person, the same everywhere: no seat has it, so it says nothing of one. */
export const colour = (id) => `var(--person-${world.people.findIndex((one) => one.id === id)})`;

/** The first sign of a name as people see it: a letter with its accents, or a whole emoji. */
export function initial(name) {
  return [...new Intl.Segmenter().segment(name)][0]?.segment ?? "";
}

/** A picture of a person or of the bot; only for the eye. */
export function avatar(id) {
  const shown = person(id) ? h("b", { style: { background: colour(id) }, text: initial(nameOf(id)) }) : h("img", { src: "/page/logo.svg", alt: "" });
  return h("span", { class: "av", "aria-hidden": "true" }, shown);
}

/** What the row of people shows, for redrawing. */
export function signature() {
  return [view.who, view.room, world.people.map((one) => one.id), Object.entries(asking()).map(([id, rooms]) => [id, rooms.map((one) => one.id)])];
}

/** The row of people: one press to be somebody else. */
export function people() {
  const asked = asking();
  const here = room(view.room)?.asked ?? {};
  const row = h("div", { id: "people", role: "radiogroup", "aria-label": t("who-you-are") }, h("span", { class: "hint-you", text: t("you-are") }));
  for (const one of world.people) {
    const isHere = one.id in here;
    const elsewhere = !isHere && one.id in asked;
    const state = isHere ? `, ${t("asked-here")}` : elsewhere ? `, ${t("asked-elsewhere")}` : "";
    row.append(
      button(
        {
          class: `who${isHere ? " asked" : ""}`,
          role: "radio",
          "aria-checked": String(one.id === view.who),
          "aria-label": `${one.name}${state}`,
          title: `${one.name}${state}${one.manager ? ` · ${t("manager")}` : ""}`,
          tabindex: one.id === view.who ? "0" : "-1",
          data: { key: `who-${one.id}`, person: one.name },
          on: { click: () => be(one.id), keydown: (event) => arrows(event, one) },
        },
        avatar(one.id),
        elsewhere ? h("i", { class: "dot" }) : null,
        h("span", { class: "nm", dir: "auto", text: one.name }),
        isHere ? h("span", { class: "tag", text: t("asked") }) : null,
      ),
    );
  }
  return row;
}

function arrows(event, one) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step || event.altKey) return;
  event.preventDefault();
  const at = world.people.indexOf(one);
  const next = world.people[(at + step + world.people.length) % world.people.length];
  be(next.id);
  requestAnimationFrame(() => document.querySelector(`[data-key="who-${next.id}"]`)?.focus());
}

/** "as Ana" with her picture. */
export function badge(id) {
  return h("span", { class: "as" }, avatar(id), h("span", {}, t("as", { name: nameOf(id) })));
}
