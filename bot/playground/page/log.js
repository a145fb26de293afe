// The messages of a room: in order, with days, skipped times and what is new. A room opens at its end, as in Discord.

import { button, h, reconcile } from "./dom.js";
import { ask } from "./link.js";
import { looks } from "./looks.js";
import { message, signature } from "./message.js";
import { hasPicture, messages, put, view, changed, world } from "./state.js";
import { duration, say } from "./times.js";
import { t } from "./words.js";

const NEAR = 40;
/** What a room shows at once; with so many messages there may be older ones. */
const WINDOW = 80;
/** Pixels above and below a large picture. */
const AROUND = 16;

/** The log of one pane. */
export class Log {
  constructor() {
    this.list = h("div", { class: "items" });
    this.element = h("div", { class: "log", role: "log", tabindex: "0" }, this.list);
    this.key = "";
    this.about = null; // the match whose newest message is kept in sight; null: the newest of all
    this.follows = true; // whether the end of what is kept in sight stays there
    this.placed = 0;
    this.unfolded = false;
    this.all = new Set(); // rooms without older messages
    this.element.addEventListener("click", (event) => event.target.closest("[data-control]") && this.pressed());
    this.element.addEventListener("scroll", () => this.scrolled());
    new ResizeObserver(() => this.resized()).observe(this.element);
  }

  /**
   * Show a room as a person. `empty`: elements for an empty room; `about`: the number of a match, whose newest message
   * is kept in sight instead of the newest of all.
   */
  show({ room, as, empty = [], about = null }) {
    const key = `${room} ${as} ${about}`;
    const opened = key !== this.key;
    if (opened) {
      this.unfolded = false;
      this.list.replaceChildren();
      this.list.drawn = new Map();
    }
    Object.assign(this, { key, about });
    this.element.setAttribute("aria-label", t("messages"));
    const anchor = opened || this.follows ? null : this.firstInSight();
    const found = messages(room, as);
    reconcile(this.list, found.length ? this.items(found, room, as) : [{ key: "empty", signature: JSON.stringify([room, as]), build: () => h("div", { class: "nothing" }, empty) }]);
    this.fit();
    if (view.at && found.some((m) => m.id === view.at)) this.goTo(view.at);
    else if (anchor) this.hold(anchor);
    else this.toEnd();
  }

  items(found, room, as) {
    const items = [];
    const skips = [...world.skips];
    const mark = view.marks[room];
    let day = "";
    let news = false;
    let passed = [];
    const away = () => {
      if (passed.length) items.push(skipLine(passed));
      passed = [];
    };
    if (found.length >= WINDOW && !this.all.has(room)) items.push(this.olderButton(found[0], room, as));
    const folded = this.unfolded ? new Set() : old(found);
    const last = found.findLast((m) => folded.has(m));
    for (const m of found) {
      while (skips.length && skips[0].at <= m.at) passed.push(skips.shift());
      if (folded.has(m)) {
        if (m === last) items.push(this.foldLine(folded.size));
        continue;
      }
      away();
      const today = say(m.at, "day");
      if (today !== day) items.push(line(`day ${today}`, "day", (day = today)));
      if (mark && !news && BigInt(m.id) > BigInt(mark) && m.from.id !== as && !m.only) {
        news = true;
        if (m !== found[0]) items.push(line("new", "day new", t("new")));
      }
      items.push({ key: m.id, signature: signature(m, as), build: (before) => message(m, as, before) });
    }
    passed.push(...skips);
    away();
    return items;
  }

  olderButton(first, room, as) {
    const load = async () => {
      const answer = await ask({ do: "older", person: as, room, before: first.id });
      if (!answer.messages?.length) this.all.add(room);
      for (const m of answer.messages ?? []) put(m);
      changed();
    };
    return { key: "older", signature: first.id, build: () => h("p", { class: "older" }, button({ class: "bt", data: { key: "older" }, on: { click: load } }, t("older-messages"))) };
  }

  /** What stands for private answers that are over. */
  foldLine(count) {
    const unfold = () => {
      this.unfolded = true;
      this.follows = false;
      changed();
    };
    return { key: "folded", signature: String(count), build: () => h("p", { class: "folded" }, button({ data: { key: "unfold" }, on: { click: unfold } }, t("older-answers", { count }))) };
  }

  // --- where it stands

  /** The message that is kept in sight, if any. */
  target() {
    const all = [...this.list.querySelectorAll(".m")];
    return (this.about && all.findLast((one) => one.dataset.matches.split(" ").includes(this.about))) || all.at(-1);
  }

  /** Where the log stands when the end of what is kept in sight is at its lower edge. */
  end() {
    const target = this.target();
    const whole = this.element.scrollHeight - this.element.clientHeight;
    if (!target || target === this.list.querySelector(".m:last-child")) return whole;
    return Math.max(0, Math.min(whole, target.offsetTop + target.offsetHeight + 8 - this.element.clientHeight));
  }

  toEnd() {
    this.follows = true;
    this.place(this.end());
  }

  place(top) {
    this.element.scrollTop = top;
    this.placed = this.element.scrollTop;
  }

  /** Whoever presses wants to see what comes of it, however they scrolled there a moment ago. */
  pressed() {
    this.follows = true;
    this.placed = this.element.scrollTop;
  }

  /** Somebody has scrolled, unless it was the page. */
  scrolled() {
    if (Math.abs(this.element.scrollTop - this.placed) < 2) return;
    this.placed = this.element.scrollTop;
    this.follows = Math.abs(this.end() - this.placed) < NEAR;
  }

  resized() {
    this.fit();
    if (this.follows) this.toEnd();
  }

  firstInSight() {
    const top = this.element.getBoundingClientRect().top;
    const element = [...this.list.querySelectorAll(".m")].find((one) => one.getBoundingClientRect().bottom > top);
    return element ? { id: element.dataset.message, top: element.getBoundingClientRect().top - top } : null;
  }

  /** What was in sight stays where it was, whatever has come above it. */
  hold(anchor) {
    const element = this.list.querySelector(`[data-message="${anchor.id}"]`);
    if (!element) return this.toEnd();
    return this.place(this.element.scrollTop + element.getBoundingClientRect().top - this.element.getBoundingClientRect().top - anchor.top);
  }

  goTo(id) {
    view.at = null;
    const element = this.list.querySelector(`[data-message="${id}"]`);
    element?.scrollIntoView({ block: "center" });
    element?.classList.add("shown");
    this.placed = this.element.scrollTop;
    this.follows = Math.abs(this.end() - this.placed) < NEAR;
  }

  /** In *large* the pictures of a message together are as high as the room, or as wide. */
  fit() {
    const height = this.element.clientHeight - AROUND;
    if (looks() !== "large" || height <= 0) return;
    for (const box of this.list.querySelectorAll(".m:has(.gallery.n1)")) {
      const steep = [...box.querySelectorAll(".gallery.n1 > .pic")].reduce((sum, one) => sum + 1 / Number(one.style.getPropertyValue("--ratio")), 0);
      box.style.setProperty("--w", `${Math.round(height / steep)}px`);
    }
  }
}

/** The private answers that are over: pictures of before a newer one of the board, words that their person has left. */
function old(found) {
  const board = found.findLastIndex((m) => m.pictured);
  return new Set(found.filter((m, number) => m.only !== null && (hasPicture(m) ? number < board : m.id in view.left)));
}

function line(key, kind, text) {
  return { key, signature: text, build: () => h("div", { class: kind }, text) };
}

/** Times that were skipped one after the other are one line. */
function skipLine(passed) {
  const seconds = passed.reduce((sum, one) => sum + one.seconds, 0);
  const { at } = passed.at(-1);
  return line(`skip ${passed[0].at}`, "day skip", t("skipped-line", { time: duration(seconds), now: say(at, "clock") }));
}
