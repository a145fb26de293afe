// The rooms at the left: the channel, its threads, the direct messages of whoever I am.

import { button, h, icon, redraw, spoken } from "./dom.js";
import { markdown } from "./markdown.js";
import { avatar } from "./people.js";
import { channels, directRoom, go, messages, nameOf, threads, unread, view } from "./state.js";
import { skips, theme, toggle, toggleFollow, toggleTheme } from "./top.js";
import { now, say } from "./times.js";
import { pending } from "./link.js";
import { choose, LOOKS, looks } from "./looks.js";
import { nameOfRoom, question, t } from "./words.js";

/** Draw the list. */
export function showRooms(place) {
  const rooms = channels().flatMap((channel) => [channel, ...threads(channel.id).toReversed()]);
  const direct = directRoom(view.who);
  const counts = [...rooms, direct].map((one) => [one, unread(one.id, view.who)]);
  const busy = pending().some((one) => one.do === "skip");
  redraw(place, [counts, view.who, view.room, view.follow, theme(), looks(), busy, preview(direct)], () => [
    button({ class: "rm start", "aria-current": view.room === "start" ? "page" : null, data: { key: "start" }, on: { click: () => go("start") } }, icon("plus"), h("span", { class: "n", text: t("new-game") })),
    h("h2", { text: t("server") }),
    rooms.map((one) => entry(one)),
    h("h2", { text: t("direct-of", { name: nameOf(view.who) }) }),
    entry(direct, preview(direct)),
    settings(),
  ]);
}

function entry(one, sub = null) {
  const count = unread(one.id, view.who);
  const asked = Object.keys(one.asked ?? {});
  const mine = asked.includes(view.who);
  const small = sub ?? (one.kind !== "thread" ? null : one.match ? [t(one.over ? "table-over" : "table-small", { number: one.match }), ...(mine ? [question(one, view.who)] : [])].join(" · ") : null);
  return button(
    {
      class: `rm${one.kind === "thread" ? " sub" : ""}${count ? " un" : ""}`,
      "aria-current": view.room === one.id ? "page" : null,
      data: { key: `room-${one.id}`, room: one.name },
      on: { click: () => go(one.id) },
    },
    icon({ channel: "hash", thread: "thread", dm: "dm" }[one.kind]),
    h("span", { class: "n" }, one.game ?? nameOfRoom(one), small ? h("small", { class: one.over ? "over" : null, text: small }) : null),
    mine ? h("span", { class: "tag", text: t("you") }) : asked.slice(0, 2).map((id) => h("span", { class: "wt", title: t("is-asked", { name: nameOf(id) }) }, avatar(id), spoken(t("is-asked", { name: nameOf(id) })))),
    count && !(mine && one.kind === "thread") ? h("span", { class: "num" }, String(count), spoken(` ${t("unread")}`)) : null,
  );
}

/** The first words of the newest direct message. */
function preview(direct) {
  const last = messages(direct.id, view.who).at(-1);
  const text = last && (last.text || firstText(last.parts));
  return text ? h("span", {}, markdown(text.split("\n")[0])).textContent.trim().slice(0, 60) : null;
}

function firstText(parts) {
  for (const one of parts) {
    const found = one.content ?? firstText(one.components ?? []);
    if (found) return found;
  }
  return "";
}

/** As what messages are shown; on a phone the other switches and the clock stand here too. */
function settings() {
  return h(
    "div",
    { class: "set" },
    h("h2", { id: "looks", text: t("messages-as") }),
    h(
      "div",
      { class: "seg", role: "group", "aria-labelledby": "looks" },
      LOOKS.map((one) => button({ "aria-pressed": String(looks() === one), title: t(`looks-${one}-hint`), data: { key: `looks-${one}` }, on: { click: () => choose(one) } }, t(`looks-${one}`))),
    ),
    toggle(t("follow"), view.follow, toggleFollow, "set-follow"),
    toggle(t("light"), theme() === "light", toggleTheme, "set-light"),
    h("div", { class: "clockrow" }, h("time", { data: { now: "1", style: "clock" }, text: say(now(), "clock") }), skips("bt")),
  );
}
