// For developers: the last requests with their answers, and what stands behind a message.

import { button, h, icon, redraw } from "./dom.js";
import { ask } from "./link.js";
import { changed, nameOf, room, view } from "./state.js";
import { t } from "./words.js";

let exchanges = [];
let behind = null;
let asking = false;
let stamp = "";

/** Draw the developer's view into a pane. */
export function showDeveloper(place, tools) {
  refresh();
  redraw(place, [exchanges.length, exchanges[0]?.request.id, behind, view.who], () => [
    h("div", { class: "ph" }, icon("code"), h("h2", { class: "ttl", text: t("developer") }), tools),
    h("div", { class: "devlog", tabindex: "0", role: "group", "aria-label": t("exchanges") }, behind ? behindMessage() : null, exchanges.length ? exchanges.map(exchange) : h("p", { class: "nothing" }, t("no-exchanges"))),
  ]);
}

async function refresh() {
  const now = JSON.stringify([view.room, Date.now() >> 10]);
  if (asking || stamp === now) return;
  asking = true;
  stamp = now;
  const answer = await ask({ do: "exchanges", person: view.who });
  asking = false;
  const fresh = answer.exchanges ?? [];
  if (fresh[0]?.request.id !== exchanges[0]?.request.id || fresh.length !== exchanges.length) {
    exchanges = fresh;
    changed();
  }
}

/** Show what made a message. */
export async function showBehind(m) {
  const answer = await ask({ do: "behind", person: view.who, message: m.id });
  behind = { message: m.id, from: m.from.name, entries: answer.behind ?? [], stands: m };
  changed();
}

function behindMessage() {
  return h(
    "details",
    { class: "pr", open: true },
    h("summary", {}, h("b", { text: t("behind-title") }), h("span", { class: "grow" }), h("span", { class: "st", text: t("on-the-wire", { count: behind.entries.length }) })),
    h("pre", {}, [...behind.entries.map(wire), `${t("as-the-page-has-it")}\n${pretty(behind.stands)}`].join("\n\n")),
    h("p", {}, button({ class: "bt", on: { click: () => ((behind = null), changed()) } }, t("close"))),
  );
}

function exchange(one) {
  const { request, answer, seconds } = one;
  const what = request.label || request.text || (request.command && `/${request.command}`) || (request.values && Object.values(request.values).flat().join(", ")) || request.do;
  return h(
    "details",
    { class: "pr" },
    h(
      "summary",
      {},
      h("b", { text: nameOf(request.person) }),
      h("span", { class: "what", text: ` ${what}` }),
      h("span", { class: "grow" }),
      h("span", { class: `st ${answer.result === "done" ? "ok" : "ko"}`, text: `${answer.result} · ${seconds} s` }),
    ),
    h("pre", {}, [`request\n${pretty(request)}`, ...one.wire.map(wire), `answer\n${pretty(answer)}`, `room\n${room(request.room)?.name ?? ""}`].join("\n\n")),
  );
}

const wire = (entry) => `${entry.what}\n${pretty(entry.data)}`;

const pretty = (value) => JSON.stringify(value, null, 1);
