// Discord's markdown as elements. Text never becomes markup by itself.

import { h } from "./dom.js";
import { go, nameOf, room, view } from "./state.js";
import { sign } from "./sign.js";
import { time } from "./times.js";
import { nameOfRoom, t } from "./words.js";

const LINK = /^https?:\/\/(?:ptb\.|canary\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?/;

/** Inline marks in the order in which they are tried: pattern, what it makes. */
const INLINE = [
  [/\\([^0-9A-Za-z\s])/y, (m) => m[1]],
  [/``(.+?)``|`([^`]+)`/y, (m) => h("code", { text: m[1] ?? m[2] })],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/y, (m) => time(Number(m[1]), m[2] ?? "f")],
  [/<@!?(\d+)>/y, (m) => h("span", { class: m[1] === view.who ? "men me" : "men", text: `@${nameOf(m[1])}` })],
  [/<@&\d+>/y, () => h("span", { class: "men", text: "@role" })],
  [/<#(\d+)>/y, (m) => place(m[1])],
  [/<\/([^:>]+):\d+>/y, (m) => h("span", { class: "men", text: `/${m[1]}` })],
  [/<a?:(\w+):\d+>/y, (m) => sign(m[1])],
  [/<(https?:\/\/[^>\s]+)>/y, (m) => link(m[1], [m[1]])],
  [/\[([^\]]+)\]\(<?(https?:\/\/[^)>\s]+)>?(?: "[^"]*")?\)/y, (m) => link(m[2], inline(m[1]))],
  [/https?:\/\/[^\s<>)\]]+/y, (m) => link(m[0], [m[0]])],
  [/\*\*\*(.+?)\*\*\*(?!\*)/y, (m) => h("b", {}, h("i", {}, inline(m[1])))],
  [/\*\*(.+?)\*\*(?!\*)/y, (m) => h("b", {}, inline(m[1]))],
  [/__(.+?)__(?!_)/y, (m) => h("u", {}, inline(m[1]))],
  [/\*(?=\S)(.+?)(?<=\S)\*(?!\*)/y, (m) => h("i", {}, inline(m[1]))],
  [/_(?=\S)(.+?)(?<=\S)_(?![\w_])/y, (m) => h("i", {}, inline(m[1]))],
  [/~~(.+?)~~/y, (m) => h("s", {}, inline(m[1]))],
  [/\|\|(.+?)\|\|/y, (m) => spoiler(inline(m[1]))],
];

/** A text with Discord's marks, as a list of elements. */
export function markdown(text) {
  const found = [];
  const parts = text.split(/```(?:\w*\n)?([\s\S]*?)```/g);
  parts.forEach((part, number) => {
    if (number % 2) found.push(h("pre", {}, h("code", { text: part.replace(/\n$/, "") })));
    else if (part !== "") found.push(...blocks(part.replace(/^\n|\n$/g, "")));
  });
  return found;
}

function blocks(text) {
  const found = [];
  let paragraph = [];
  let list = null;
  const flush = () => {
    if (paragraph.length) found.push(h("p", {}, paragraph.flatMap((line, n) => (n ? [h("br"), ...inline(line)] : inline(line)))));
    paragraph = [];
    list = null;
  };
  for (const line of text.split("\n")) {
    let m;
    if ((m = /^(#{1,3}) (.+)/.exec(line))) {
      flush();
      found.push(h("h3", { class: `h${m[1].length}` }, inline(m[2])));
    } else if ((m = /^-# (.+)/.exec(line))) {
      flush();
      found.push(h("p", { class: "small" }, inline(m[1])));
    } else if ((m = /^( *)[-*•] (.+)/.exec(line))) {
      if (!list) {
        flush();
        list = h("ul");
        found.push(list);
      }
      list.append(h("li", { class: m[1].length > 1 ? "deep" : null }, inline(m[2])));
    } else if ((m = /^(\d+)\. (.+)/.exec(line))) {
      if (!list || list.tagName !== "OL") {
        flush();
        list = h("ol", { start: m[1] });
        found.push(list);
      }
      list.append(h("li", {}, inline(m[2])));
    } else if ((m = /^> ?(.*)/.exec(line))) {
      flush();
      found.push(h("blockquote", {}, inline(m[1])));
    } else if (line.trim() === "") {
      flush();
    } else {
      if (list) flush();
      paragraph.push(line);
    }
  }
  flush();
  return found;
}

/** A line with Discord's marks inside it, as a list of elements and texts. */
export function inline(text) {
  const found = [];
  let plain = "";
  let at = 0;
  outer: while (at < text.length) {
    for (const [pattern, make] of INLINE) {
      pattern.lastIndex = at;
      const m = pattern.exec(text);
      if (m) {
        if (plain) found.push(plain);
        plain = "";
        const end = pattern.lastIndex; // `make` may use the same pattern further down
        found.push(make(m));
        at = end;
        continue outer;
      }
    }
    plain += text[at++];
  }
  if (plain) found.push(plain);
  return found;
}

/** A link; one to a room of Discord leads to it on this page. */
export function link(address, children) {
  const m = LINK.exec(address);
  if (m) return inside(m[1], m[2], children);
  return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, children);
}

/** A link to a room. */
export function inside(roomId, messageId, children) {
  const follow = (event) => {
    event.preventDefault();
    go(roomId, messageId ?? null);
  };
  return h("a", { href: `#${roomId}`, class: "inside", on: { click: follow } }, children);
}

function place(roomId) {
  const found = room(roomId);
  if (!found) return h("span", { class: "men", text: t("no-room") });
  return inside(roomId, null, [`${found.kind === "thread" ? "↳ " : "#"}${nameOfRoom(found)}`]);
}

function spoiler(children) {
  const cover = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": t("spoiler") }, h("span", {}, children));
  const show = () => {
    cover.classList.add("shown");
    cover.removeAttribute("aria-label");
    cover.removeAttribute("role");
  };
  cover.addEventListener("click", show);
  cover.addEventListener("keydown", (event) => ["Enter", " "].includes(event.key) && show());
  return cover;
}
