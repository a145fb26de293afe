// The phone on the table: what it would show of a message that calls whoever one is. Edits call nobody.

import { button, h, icon, redraw } from "./dom.js";
import { inline } from "./markdown.js";
import { NARROW } from "./looks.js";
import { changed, go, nameOf, room, view, world } from "./state.js";
import { nameOfRoom, t } from "./words.js";

/** In a narrow window it covers the people, and whoever looks at its room has seen it: so it goes by itself. */
const SHORT_MS = 5000;

/** Draw the newest notification of whoever one is, if it was not put away. */
export function showPhone(place) {
  const notice = world.notices[view.who] ?? null;
  place.setAttribute("aria-label", t("phone", { name: nameOf(view.who) }));
  redraw(place, [notice, notice?.room === view.room], () => {
    if (notice === null) return [];
    if (NARROW.matches || notice.room === view.room) setTimeout(() => putAway(notice), SHORT_MS);
    return [opener(notice), button({ class: "ic", "aria-label": t("phone-close"), data: { key: "phone-close" }, on: { click: () => putAway(notice) } }, icon("close"))];
  });
  place.hidden = notice === null;
}

/** As Discord writes it: who and where, and the message's plain text; a message of components has none. */
function opener(notice) {
  const where = room(notice.room);
  const title = where?.kind === "dm" || !where ? notice.from : `${notice.from} (${[nameOfRoom(where), ...(where.parent ? [`#${nameOfRoom(room(where.parent))}`] : [])].join(", ")})`;
  const text = notice.text ? h("span", {}, inline(notice.text.replaceAll("\n", " "))).textContent : t("phone-new");
  return button({ class: "push", data: { key: "phone" }, on: { click: () => open(notice) } }, icon("phone"), h("span", {}, h("b", { text: title }), h("span", { class: "body", text })));
}

function open(notice) {
  putAway(notice);
  go(notice.room, notice.message);
}

function putAway(notice) {
  if (world.notices[notice.person] !== notice) return;
  delete world.notices[notice.person];
  changed();
}
