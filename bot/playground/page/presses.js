// Presses: queued in order, shown on their buttons while they are on their way, explained when they fail.

import { toast } from "./dom.js";
import { ask, pending } from "./link.js";
import { changed, directRoom, go, hasPicture, view, world } from "./state.js";

const SLOW_MS = 5000;
/** Whether one pane at a time is shown. */
export const PHONE = matchMedia("(max-width: 760px)");

/** `person message` -> {label, why, request, result}: the last press that did not work. */
const failures = new Map();
const began = new Map();

/** Press a control of a message. `values` for selects. */
export function press(person, m, control, values = null) {
  const request = { do: "press", person, room: m.room, message: m.id, control: control.custom_id, label: control.label ?? "", values };
  failures.delete(`${person} ${m.id}`);
  send(request);
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
    else toast(answer.why);
  } else {
    showPrivate(request, answer);
  }
  changed();
}

/** A private answer with a picture opens beside the room; on a phone in its place, also when it was short before. */
function showPrivate(request, answer) {
  const held = world.messages.get(request.room);
  const big = (answer.shown ?? []).map((id) => held?.get(id)).find((m) => m && m.only !== null && hasPicture(m));
  if (!big || big.only !== view.who) return;
  if (request.message === big.id && !PHONE.matches) return;
  if (PHONE.matches) view.tab = "private";
  else if (view.side === "" || view.side === "dm") view.side = "private";
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

/** Open a table; with computers the match starts at once. */
export async function openTable(game, computers) {
  const answer = await ask({ do: "open", person: view.who, game, computers });
  if (answer.result === "done") go(answer.room);
  else toast(answer.why);
  return answer;
}

/** Begin a guided match; it is played in the direct messages. */
export async function learn(game) {
  const answer = await ask({ do: "learn", person: view.who, game });
  if (answer.result === "done") go(answer.room);
  else toast(answer.why);
}

/** Let everybody join a table and start it. */
export async function seatEverybody(m) {
  const answer = await ask({ do: "seat", person: view.who, room: m.room, message: m.id });
  if (answer.result === "done") go(answer.room);
  else toast(answer.why);
}

/** Move the clock. */
export async function skip(seconds, what) {
  const before = world.messages.get(directRoom(view.who)?.id)?.size ?? 0;
  const answer = await ask({ do: "skip", person: view.who, seconds, what });
  if (answer.result !== "done") return toast(answer.why);
  const news = (world.messages.get(directRoom(view.who)?.id)?.size ?? 0) - before;
  return toast(`You skipped ${what}.${news > 0 ? ` ${news === 1 ? "A direct message" : `${news} direct messages`} came.` : ""}`);
}
