// For developers: the last requests with their answers, and what stands behind a message.

import { button, h, icon, redraw } from "./dom.js";
import { ask } from "./link.js";
import { changed, nameOf, room, view } from "./state.js";

let exchanges = [];
let behind = null;
let asking = false;
let stamp = "";

/** Draw the developer's view into a pane. */
export function showDeveloper(place, tools) {
  refresh();
  redraw(place, [exchanges.length, exchanges[0]?.request.id, behind, view.who], () => [
    h("div", { class: "ph" }, icon("code"), h("h2", { class: "ttl", text: "Developer view" }), tools),
    h("div", { class: "devlog", tabindex: "0", "aria-label": "Requests and answers" }, behind ? behindMessage() : null, exchanges.length ? exchanges.map(exchange) : h("p", { class: "nothing" }, "Press something; the request and the answer come here. Every message has a “behind this”.")),
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
    h("summary", {}, h("b", { text: "Behind this message" }), h("span", { class: "grow" }), h("span", { class: "st", text: `${behind.entries.length} on the wire` })),
    h("pre", {}, [...behind.entries.map(wire), `as the page has it\n${pretty(behind.stands)}`].join("\n\n") || "Nothing was recorded."),
    h("p", {}, button({ class: "bt", on: { click: () => ((behind = null), changed()) } }, "Close")),
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
