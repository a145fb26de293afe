// Who am I: avatars, the row of people, and how a person looks at a table.

import { button, h } from "./dom.js";
import { asking, be, nameOf, person, room, view, world } from "./state.js";
import { t } from "./words.js";

const SHAPES = [
  '<circle cx="16" cy="16" r="16"/>',
  '<path d="M16 1 31.5 29H.5z" stroke-width="2" stroke-linejoin="round"/>',
  '<rect x="2" y="2" width="28" height="28" rx="4"/>',
  '<path d="M16 0 32 16 16 32 0 16z"/>',
  '<path d="m16 1 4.6 9.8 10.6 1.3-7.8 7.4 2 10.6L16 25l-9.4 5.1 2-10.6L.8 12.1l10.6-1.3z"/>',
];

/** Which seat colour and shape a person has: the seat at the open table, elsewhere a fixed one. */
export function look(id, roomId = view.room) {
  const seats = room(roomId)?.seats;
  if (seats && id in seats) return seats[id];
  if (seats) {
    // Whoever does not sit there keeps apart from those who do.
    const taken = new Set(Object.values(seats));
    const free = [0, 1, 2, 3, 4].filter((seat) => !taken.has(seat));
    const others = world.people.filter((one) => !(one.id in seats));
    return free[others.findIndex((one) => one.id === id)] ?? 4;
  }
  return Math.max(0, world.people.findIndex((one) => one.id === id));
}

/** The first sign of a name as people see it: a letter with its accents, or a whole emoji. */
export function initial(name) {
  return [...new Intl.Segmenter().segment(name)][0]?.segment ?? "";
}

/** A picture of a person or of the bot; only for the eye. */
export function avatar(id, roomId) {
  const place = h("span", { class: "av", "aria-hidden": "true" });
  if (!person(id)) {
    place.append(h("img", { src: "/page/logo.svg", alt: "" }));
    return place;
  }
  const seat = look(id, roomId);
  place.innerHTML = `<svg viewBox="0 0 32 32" class="seat-${seat}">${SHAPES[seat]}</svg>`;
  place.append(h("b", { class: seat === 1 ? "low" : null, text: initial(nameOf(id)) }));
  return place;
}

/** What the row of people shows, for redrawing. */
export function signature() {
  return [view.who, view.room, world.people.map((one) => [one.id, look(one.id)]), Object.entries(asking()).map(([id, rooms]) => [id, rooms.map((one) => one.id)])];
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
export function badge(id, roomId) {
  return h("span", { class: "as" }, avatar(id, roomId), h("span", {}, t("as", { name: nameOf(id) })));
}
