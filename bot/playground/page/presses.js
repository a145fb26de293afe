// Presses: queued in order, shown on their buttons while they are on their way, explained when they fail.

import { toast } from "./dom.js";
import { shownBefore } from "./follow.js";
import { ask, pending } from "./link.js";
import { changed, directRoom, go, hasPicture, messages, nameOf, view, world } from "./state.js";
import { duration } from "./times.js";
import { t } from "./words.js";

const SLOW_MS = 5000;

/** `person message` -> {label, why, request, result}: the last press that did not work. */
const failures = new Map();
const began = new Map();

/** Press a control of a message. `values` for selects. */
export function press(person, m, control, values = null) {
  const before = shownBefore(person);
  if (before !== null) {
    // Whoever presses has not yet seen that they are somebody else: it counts for whom they saw, or not at all.
    if (m.only !== null || m.room === directRoom(person).id) return toast(t("you-are-now", { name: nameOf(person) }));
    person = before;
  }
  const request = { do: "press", person, room: m.room, message: m.id, control: control.custom_id, label: control.label ?? "", values };
  failures.delete(`${person} ${m.id}`);
  return send(request);
}

/** Send the same press again. */
export function again(request) {
  failures.delete(`${request.person} ${request.message}`);
  const { id: _, ...fresh } = request;
  send(fresh);
}

async function send(request) {
  const answer = ask(request);
  const { id } = pending().at(-1);
  began.set(id, performance.now());
  setTimeout(changed, SLOW_MS + 50);
  changed();
  came({ ...request, id }, await answer);
}

/** What came of a press; also of one from before a reload. */
export function came(request, answer) {
  began.delete(request.id);
  if (answer.result !== "done") {
    if (request.do === "press") failures.set(`${request.person} ${request.message}`, { request, ...answer });
    else toast(t(answer.why, answer.values));
  } else if (request.do === "press") {
    leave(request, answer);
  }
  changed();
}

/** Whoever goes on at another message has done with the short private answers before it. */
function leave(request, answer) {
  const stays = [request.message, ...(answer.shown ?? [])];
  const over = messages(request.room, request.person).filter((m) => m.only !== null && !hasPicture(m) && !stays.includes(m.id));
  for (const m of over) view.left[m.id] = true;
}

/** The failed press of a person at a message, if its trouble still stands there. */
export const failure = (person, messageId) => failures.get(`${person} ${messageId}`);

export function forgive(person, messageId) {
  failures.delete(`${person} ${messageId}`);
  changed();
}

/** How a control stands: "", "busy", "slow" or "waits", and how many presses of it wait. */
export function stateOf(person, messageId, control) {
  const mine = pending().filter((one) => one.do === "press" && one.person === person);
  const here = mine.filter((one) => one.message === messageId && (one.control === control.custom_id || (one.label !== "" && one.label === control.label)));
  if (here.length === 0) return { state: "", count: 0 };
  if (here[0] !== mine[0]) return { state: "waits", count: here.length };
  const slow = performance.now() - (began.get(here[0].id) ?? 0) > SLOW_MS;
  return { state: slow ? "slow" : "busy", count: here.length - 1 };
}

/** Ask for something and go to the room to which it leads. */
async function leads(request) {
  const answer = await ask({ ...request, person: view.who });
  if (answer.result === "done") go(answer.room);
  else toast(t(answer.why, answer.values));
}

/** Open a table; with computers the match starts at once. */
export const openTable = (game, computers) => leads({ do: "open", game, computers });

/** Begin a guided match; it is played in the direct messages. */
export const learn = (game) => leads({ do: "learn", game });

/** Let everybody join a table and start it. */
export const seatEverybody = (match) => leads({ do: "seat", match });

/** Move the clock. */
export async function skip(seconds) {
  const before = world.messages.get(directRoom(view.who)?.id)?.size ?? 0;
  const answer = await ask({ do: "skip", person: view.who, seconds });
  if (answer.result !== "done") return toast(t(answer.why, answer.values));
  const news = (world.messages.get(directRoom(view.who)?.id)?.size ?? 0) - before;
  return toast(t("skipped", { time: duration(seconds), news: Math.max(0, news) }));
}
