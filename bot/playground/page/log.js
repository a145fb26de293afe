// The messages of a room: in order, with days, skipped times and what is new; the scroll stays at what was pressed.

import { button, h, reconcile } from "./dom.js";
import { ask } from "./link.js";
import { message, signature } from "./message.js";
import { messages, put, view, changed, world } from "./state.js";
import { say } from "./times.js";

const NARROW = matchMedia("(max-width: 760px)");
const SMALLEST = 336;
const LARGEST = 550;
const NEAR = 40;
/** Of the log's height: controls that are higher scroll with their message. */
const TALLEST = 0.4;
/** Pixels between a picture and its controls that a question takes. */
const FEW_WORDS = 72;
/** From this width on a picture may stand beside its words. */
const WIDE = 900;
/** Of a wide log: what a picture beside its words takes at most. */
const HALF = 0.5;

/** The log of one pane. */
export class Log {
  constructor(label) {
    this.list = h("div", { class: "items" });
    this.element = h("div", { class: "log", role: "log", tabindex: "0", "aria-label": label }, this.list);
    this.key = "";
    this.pressed = null;
    this.more = new Map();
    this.element.addEventListener("click", (event) => (this.pressed = event.target.closest(".m")?.dataset.message ?? this.pressed));
    this.element.addEventListener("scroll", () => (this.atEnd = this.isAtEnd()));
    new ResizeObserver(() => this.fit()).observe(this.element);
  }

  isAtEnd() {
    return this.element.scrollHeight - this.element.scrollTop - this.element.clientHeight < NEAR;
  }

  /**
   * Show a room as a person. `which`: "public", "private" or "both"; `except`: ids shown elsewhere; `empty`: elements for an empty room;
   * `about`: a room; the newest message that leads there comes into sight first. */
  show({ room, as, which, except = new Set(), empty = [], about = null }) {
    const key = `${room} ${as} ${which} ${about}`;
    const opened = key !== this.key;
    this.key = key;
    const found = messages(room, as, which).filter((m) => !except.has(m.id));
    const anchor = opened ? null : this.anchor();
    if (opened) this.list.replaceChildren();
    if (opened) this.list.drawn = new Map();
    reconcile(this.list, found.length ? this.items(found, room, as, which) : [{ key: "empty", signature: JSON.stringify([room, as]), build: () => h("div", { class: "nothing" }, empty) }]);
    if (opened || anchor === null) this.pressed = null;
    this.fit();
    if (view.at && found.some((m) => m.id === view.at)) this.goTo(view.at);
    else if (opened) this.start(about && found.findLast((m) => JSON.stringify(m.parts).includes(about))?.id);
    else this.hold(anchor);
  }

  items(found, room, as, which) {
    const items = [];
    const skips = which === "private" ? [] : [...world.skips];
    const mark = which === "private" ? null : view.marks[room];
    let day = "";
    let news = false;
    if (which !== "private" && found.length >= 80 && !this.more.get(room)) items.push(this.olderButton(found[0], room, as));
    for (const m of found) {
      while (skips.length && skips[0].at <= m.at) items.push(skipLine(skips.shift()));
      const today = say(m.at, "day");
      if (today !== day) items.push(line(`day ${today}`, "day", (day = today)));
      if (mark && !news && BigInt(m.id) > BigInt(mark) && m.from.id !== as && !m.only) {
        news = true;
        if (m !== found[0]) items.push(line("new", "day new", "New"));
      }
      items.push({ key: m.id, signature: signature(m, as), build: (old) => message(m, as, old) });
    }
    for (const skip of skips) items.push(skipLine(skip));
    return items;
  }

  olderButton(first, room, as) {
    const load = async () => {
      const answer = await ask({ do: "older", person: as, room, before: first.id });
      if (!answer.messages?.length) this.more.set(room, true);
      for (const m of answer.messages ?? []) put(m);
      changed();
    };
    return { key: "older", signature: first.id, build: () => h("p", { class: "older" }, button({ class: "bt", data: { key: "older" }, on: { click: load } }, "Older messages")) };
  }

  // --- where it stands

  /** What must not move: what was pressed last if it is in sight, the end if it is, else the first message in sight. */
  anchor() {
    if (this.atEnd ?? this.isAtEnd()) return this.pressedAnchor() ?? "end";
    return this.pressedAnchor() ?? this.firstInSight();
  }

  pressedAnchor() {
    const element = this.pressed && this.list.querySelector(`[data-message="${this.pressed}"]`);
    if (!element) return null;
    const box = this.element.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    // A new message below is worth more than standing still at an old one that ends above the lower edge.
    if (own.bottom < box.top || own.top > box.bottom || element !== this.lastMessage()) return null;
    return { id: this.pressed, top: own.top - box.top };
  }

  firstInSight() {
    const box = this.element.getBoundingClientRect();
    const element = [...this.list.querySelectorAll(".m")].find((one) => one.getBoundingClientRect().bottom > box.top);
    return element ? { id: element.dataset.message, top: element.getBoundingClientRect().top - box.top } : "end";
  }

  lastMessage() {
    return [...this.list.querySelectorAll(".m")].at(-1);
  }

  hold(anchor) {
    const last = this.lastMessage();
    if (last?.classList.contains("told") || last?.classList.contains("wide")) return this.start();
    const element = anchor !== "end" && this.list.querySelector(`[data-message="${anchor.id}"]`);
    if (element && (anchor.id !== this.pressed || element === this.lastMessage())) {
      const top = element.getBoundingClientRect().top - this.element.getBoundingClientRect().top;
      this.element.scrollTop += top - anchor.top;
    } else {
      this.start();
    }
    return undefined;
  }

  /** The newest message (or the one with this id): at its top if it has a picture, at its end if its words alone fill the room. */
  start(id = null) {
    const last = this.lastMessage();
    const wanted = id && this.list.querySelector(`[data-message="${id}"]`);
    if (wanted && wanted !== last) {
      this.element.scrollTop = wanted.offsetTop - 4;
      this.atEnd = false;
      return;
    }
    const box = this.element;
    box.scrollTop = box.scrollHeight;
    const fromTop = last?.classList.contains("wide") || !last?.classList.contains("told");
    if (last?.querySelector(".pic") && last.offsetHeight > box.clientHeight && fromTop) box.scrollTop = last.offsetTop - 4;
    this.atEnd = this.isAtEnd() || last?.offsetHeight > box.clientHeight;
  }

  goTo(id) {
    view.at = null;
    const element = this.list.querySelector(`[data-message="${id}"]`);
    element?.scrollIntoView({ block: "center" });
    element?.classList.add("shown");
    this.atEnd = this.isAtEnd();
  }

  /** In a wide room the words of a long message stand beside its picture, which is as high as the room then. */
  beside(box, frame, height) {
    const above = frame.getBoundingClientRect().top - box.getBoundingClientRect().top;
    const width = (height - above - 32) * Number(frame.dataset.ratio);
    frame.style.setProperty("--w", `${Math.round(Math.max(SMALLEST, Math.min(LARGEST, this.element.clientWidth * HALF, width)))}px`);
  }

  /** Text, picture and buttons of a message fit the pane together, as far as the picture stays readable. */
  fit() {
    const height = this.element.clientHeight;
    if (!height) return;
    const boxes = [...this.list.querySelectorAll(".m")].slice(-4);
    for (const box of boxes) {
      box.classList.remove("wide");
      // Controls stay in sight at the lower edge unless they would hide what they are about.
      const acts = [...box.querySelectorAll(".cv > .acts")].at(-1);
      const frame = box.querySelector(".cv .gallery.n1 > .pic");
      // Without a picture every line is to be read: nothing may stand before it.
      acts?.classList.toggle("tall", !frame || acts.offsetHeight > height * TALLEST);
      if (!frame) continue;
      if (NARROW.matches) {
        frame.style.setProperty("--w", "100%");
      } else {
        frame.style.setProperty("--w", `${SMALLEST}px`);
        const rest = box.offsetHeight - frame.offsetHeight;
        const width = (height - rest - 12) * Number(frame.dataset.ratio);
        frame.style.setProperty("--w", `${Math.round(Math.max(SMALLEST, Math.min(LARGEST, width)))}px`);
      }
      // Words before the controls, as in a lesson, are not to be hidden by them: then the message is shown at its end.
      // What a table's panel tells there can wait: it begins with its picture.
      const panel = box.closest(".pane.table") && !box.classList.contains("priv");
      let words = 0;
      for (let one = acts?.previousElementSibling; one && !one.contains(frame); one = one.previousElementSibling) words += one.offsetHeight;
      const tooMuch = !panel && words > FEW_WORDS && box.offsetHeight > height;
      box.classList.toggle("wide", tooMuch && this.element.clientWidth >= WIDE);
      if (box.classList.contains("wide")) this.beside(box, frame, height);
      const told = tooMuch && box.offsetHeight > height;
      box.classList.toggle("told", told);
      if (told) acts.classList.add("tall");
    }
  }
}

function line(key, kind, text) {
  return { key, signature: text, build: () => h("div", { class: kind }, text) };
}

function skipLine(skip) {
  return line(`skip ${skip.at}`, "day skip", `You skipped ${skip.what}: it is ${say(skip.at, "clock")}`);
}
