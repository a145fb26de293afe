// A pane: a room as one person sees it, with who is asked, the messages, short private answers and the box.

import { Composer } from "./composer.js";
import { button, h, icon, redraw } from "./dom.js";
import { tryNow } from "./link.js";
import { Log } from "./log.js";
import { message, signature } from "./message.js";
import { showForm } from "./modal.js";
import { badge, look } from "./people.js";
import { pending } from "./link.js";
import { PHONE, seatEverybody } from "./presses.js";
import { be, hasPicture, markRead, messages, nameOf, room, world } from "./state.js";
import { time } from "./times.js";

const ICONS = { channel: "hash", thread: "thread", dm: "dm" };
const OPEN_TABLE = /^b:join:/;

/** One pane; `side` for the second one. */
export class Pane {
  constructor(side) {
    this.side = side;
    this.head = h("div", { class: "ph" });
    this.notice = h("div", { class: "notice" });
    this.ask = h("div", { class: "asks", role: "status" });
    this.log = new Log("Messages");
    this.dock = h("div", { class: "dock" });
    this.hint = h("div", { class: "hints" });
    this.composer = new Composer();
    this.veil = h("div", { class: "veil", hidden: true });
    this.element = h("section", { class: `pane ${side ? "side" : "mid"}` }, this.head, this.notice, this.ask, this.log.element, this.dock, this.hint, this.composer.element, this.veil);
  }

  /**
   * Show a room as a person.
   * which: "both" (everything that this person sees), "public", or "private" (only the private answers).
   * title, glyph, tools: what stands in the head. dock: whether short private answers stand above the box.
   * about: a room; the newest message that leads there comes into sight. named: whether the head says as whom.
   */
  show({ roomId, as, which, title, glyph, tools = [], toolsKey = "", dock = true, empty = [], about = null, named = true }) {
    const place = room(roomId);
    this.element.setAttribute("aria-label", `${title ?? nameOfRoom(place)} as ${nameOf(as)}`);
    this.element.classList.toggle("table", place.kind === "thread");
    this.element.style.setProperty("--seat", `var(--seat-${look(as, roomId)})`);
    redraw(this.head, [title ?? nameOfRoom(place), as, look(as, roomId), toolsKey, glyph, named], () => [
      icon(glyph ?? ICONS[place.kind]),
      h("h2", { class: "ttl", text: title ?? nameOfRoom(place) }),
      named ? badge(as, roomId) : null,
      tools,
    ]);
    this.showNotice();
    this.showAsk(place, as);
    const docked = dock ? this.docked(roomId, as) : null;
    const except = new Set(docked ? messages(roomId, as, "private").filter((m) => !hasPicture(m)).map((m) => m.id) : []);
    this.showDock(docked, as);
    this.showHint(place, as, which);
    this.log.show({ room: roomId, as, which, except, empty, about });
    this.composer.element.hidden = which === "private";
    this.composer.show({ room: roomId, as });
    // Beside its room the pane of private answers leaves the form to it.
    const here = world.modals[as]?.room === roomId && (which !== "private" || PHONE.matches);
    showForm(this.veil, here ? as : null);
    if (which !== "private" && document.visibilityState === "visible" && this.element.offsetParent) markRead(roomId, as);
  }

  showNotice() {
    const count = pending().length;
    redraw(this.notice, [world.connected, count], () =>
      world.connected
        ? []
        : h(
            "div",
            { class: "ask off", role: "alert" },
            h("span", { class: "grow", text: `The program does not answer.${count ? ` ${count === 1 ? "One press is" : `${count} presses are`} kept and will go out when it is back.` : ""}` }),
            button({ data: { key: "try" }, on: { click: tryNow } }, "Try now"),
          ),
    );
  }

  showAsk(place, as) {
    const asked = place.asked ?? {};
    const until = (id) => (place.until?.[id] ? h("span", { class: "until" }, "reminder ", time(place.until[id], "soon")) : null);
    redraw(this.ask, [asked, as, place.title, place.over, place.until], () => {
      const what = (words) => h("span", { class: "what", text: words });
      const small = h("small", { text: nameOfRoom(place) });
      if (as in asked) return h("div", { class: "ask me" }, h("span", { class: "grow" }, small, what(`You are asked: ${asked[as]}`)), until(as));
      const [other] = Object.keys(asked);
      if (!other) return place.over ? h("div", { class: "ask" }, h("span", { class: "grow" }, small, "This match is over.")) : [];
      const names = Object.keys(asked).map(nameOf);
      const text = names.length > 1 ? `Waiting for ${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : `Waiting for ${names[0]}: ${asked[other]}`;
      return h("div", { class: "ask" }, h("span", { class: "grow" }, small, what(text)), until(other), button({ data: { key: "be" }, on: { click: () => be(other) } }, `Be ${nameOf(other)}`));
    });
  }

  /** The newest short private answer, which stands above the box. */
  docked(roomId, as) {
    const last = messages(roomId, as, "private").at(-1);
    return last && !hasPicture(last) ? last : null;
  }

  showDock(m, as) {
    const text = m ? signature(m, as) : "";
    if (this.dock.dataset.drawn === text) return;
    const old = this.dock.firstElementChild;
    this.dock.dataset.drawn = text;
    const same = old && old.dataset.message === m?.id;
    if (m) {
      const fresh = message(m, as, same ? old : null);
      this.dock.replaceChildren(fresh);
      fresh.setAttribute("role", "status");
    } else {
      this.dock.replaceChildren();
    }
  }

  /** The page's own hint: an open table can be filled at once. */
  showHint(place, as, which) {
    const open = place.kind === "channel" && which !== "private" ? messages(place.id, as, "public").findLast((m) => offers(m.parts)) : null;
    const busy = pending().some((one) => one.do === "seat");
    redraw(this.hint, [open?.id, busy], () =>
      open
        ? h(
            "div",
            { class: "hint" },
            h("span", { text: `Playground: “${titleOf(open.parts)}” has free seats.` }),
            button({ class: `bt ${busy ? "busy" : ""}`, data: { key: "seat" }, on: { click: () => seatEverybody(open) } }, "Seat everybody and start"),
          )
        : [],
    );
  }
}

/** What a room is called. */
export function nameOfRoom(place) {
  return place.title ?? place.name;
}

function offers(parts) {
  return parts.some((one) => (OPEN_TABLE.test(one.custom_id ?? "") && !one.disabled) || offers(one.components ?? []));
}

function titleOf(parts) {
  for (const one of parts) {
    const found = one.content ?? titleOf(one.components ?? []);
    if (found) return found.split("\n")[0].replace(/^#+ /, "");
  }
  return "";
}

