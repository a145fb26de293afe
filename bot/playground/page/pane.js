// A pane: a room as one person sees it, with who is asked, the messages and the box.

import { Composer } from "./composer.js";
import { button, h, icon, redraw } from "./dom.js";
import { pending, tryNow } from "./link.js";
import { Log } from "./log.js";
import { showForm } from "./modal.js";
import { badge, colour } from "./people.js";
import { seatEverybody } from "./presses.js";
import { be, markRead, messages, nameOf, room, view, world } from "./state.js";
import { time } from "./times.js";
import { listing, nameOfRoom, question, t } from "./words.js";

const ICONS = { channel: "hash", thread: "thread", dm: "dm" };
const OPEN_TABLE = /^b:join:(\d+):/;

/** One pane; `side` for the second one. */
export class Pane {
  constructor(side) {
    this.head = h("div", { class: "ph" });
    this.notice = h("div", { class: "notice" });
    this.ask = h("div", { class: "asks", role: "status" });
    this.log = new Log();
    this.hint = h("div", { class: "hints" });
    this.composer = new Composer();
    this.veil = h("div", { class: "veil", hidden: true });
    this.element = h("section", { class: `pane ${side ? "side" : "mid"}` }, this.head, this.notice, this.ask, this.log.element, this.hint, this.composer.element, this.veil);
  }

  /**
   * Show a room as a person. title, tools: what stands in the head; toolsKey: what they depend on.
   * about: the number of a match, whose newest message is kept in sight. named: whether the head says as whom.
   */
  show({ roomId, as, title, tools = [], toolsKey = "", empty = [], about = null, named = true }) {
    const place = room(roomId);
    const name = title ?? nameOfRoom(place);
    this.element.setAttribute("aria-label", t("pane", { room: name, person: nameOf(as) }));
    this.element.classList.toggle("table", place.kind === "thread");
    this.element.style.setProperty("--who", colour(as));
    redraw(this.head, [name, as, toolsKey, named], () => [
      icon(ICONS[place.kind]),
      h("h2", { class: tools.length && !named ? "vh" : "ttl", text: name }),
      named ? badge(as) : null,
      tools,
    ]);
    this.showNotice();
    this.showAsk(place, as);
    this.showHint(place, as);
    this.log.show({ room: roomId, as, empty, about });
    this.composer.show({ room: roomId, as });
    showForm(this.veil, view.forms[as]?.room === roomId ? as : null);
    if (document.visibilityState === "visible" && this.element.offsetParent) markRead(roomId, as);
  }

  showNotice() {
    const count = pending().length;
    redraw(this.notice, [world.connected, count], () =>
      world.connected
        ? []
        : h(
            "div",
            { class: "ask off", role: "alert" },
            h("span", { class: "grow", text: t("away", { count }) }),
            button({ data: { key: "try" }, on: { click: tryNow } }, t("try-now")),
          ),
    );
  }

  showAsk(place, as) {
    const asked = place.asked ?? {};
    const until = (id) => (place.until?.[id] ? h("span", { class: "until" }, t("reminder"), " ", time(place.until[id], "soon")) : null);
    redraw(this.ask, [asked, as, nameOfRoom(place), place.about, place.over, place.until], () => {
      const what = (words) => h("span", { class: "what", text: words });
      // Direct messages hold several matches: what is said there names its own.
      const about = place.about?.map(nameOfRoom);
      const small = h("small", { class: about ? "at" : null, text: about?.[0] ?? nameOfRoom(place) });
      if (as in asked && about?.length > 1) return h("div", { class: "ask me" }, h("span", { class: "grow" }, what(t("you-are-asked", { what: listing(about) }))));
      if (as in asked) return h("div", { class: "ask me" }, h("span", { class: "grow" }, small, " ", what(t("you-are-asked", { what: question(place, as) }))), until(as));
      const [other] = Object.keys(asked);
      if (!other) return place.over ? h("div", { class: "ask" }, h("span", { class: "grow" }, small, t("over"))) : [];
      const names = Object.keys(asked).map(nameOf);
      const text = names.length > 1 ? t("waiting-for-several", { names: listing(names) }) : t("waiting-for", { name: names[0], what: question(place, other) });
      return h("div", { class: "ask" }, h("span", { class: "grow" }, small, " ", what(text)), until(other), button({ data: { key: "be" }, on: { click: () => be(other) } }, t("be", { name: nameOf(other) })));
    });
  }

  /** The page's own hint: an open table can be filled at once. */
  showHint(place, as) {
    const open = place.kind === "channel" ? messages(place.id, as).findLast((m) => m.only === null && offered(m.parts)) : null;
    const busy = pending().some((one) => one.do === "seat");
    redraw(this.hint, [open?.id, busy], () =>
      open
        ? h(
            "div",
            { class: "hint" },
            h("span", { text: t("free-seats", { table: titleOf(open.parts) }) }),
            button({ class: `bt ${busy ? "busy" : ""}`, data: { key: "seat" }, on: { click: () => seatEverybody(offered(open.parts)) } }, t("seat-everybody")),
          )
        : [],
    );
  }
}

/** The number of the match at which a message offers a seat. */
function offered(parts) {
  for (const one of parts) {
    const found = one.disabled ? null : (OPEN_TABLE.exec(one.custom_id ?? "")?.[1] ?? offered(one.components ?? []));
    if (found) return found;
  }
  return null;
}

function titleOf(parts) {
  for (const one of parts) {
    const found = one.content ?? titleOf(one.components ?? []);
    if (found) return found.split("\n")[0].replace(/^#+ /, "");
  }
  return "";
}
