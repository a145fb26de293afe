// The way to the server: one WebSocket. What is asked is kept until it is answered, also over a reload.

import { changed, keep, read, take, view, world } from "./state.js";

const KEPT = "hourglass-asked";
/** Requests that must not get lost; the others are only looks. */
const DEEDS = new Set(["press", "submit", "say", "slash", "open", "learn", "seat", "skip", "hide"]);
const RETRY_MS = [250, 500, 1000, 2000, 4000];

/** Request id -> {request, resolve}; in the order in which they were asked. */
const waiting = new Map();
let socket = null;
let tries = 0;
let orphaned = () => {};

/** Connect, and again whenever the connection is lost. `whenOrphanIsAnswered(request, answer)`: for requests from before a reload. */
export function connect(whenOrphanIsAnswered) {
  orphaned = whenOrphanIsAnswered;
  for (const request of Object.values(read(KEPT))) waiting.set(request.id, { request, resolve: null });
  open();
}

/** Try at once to connect again. */
export function tryNow() {
  tries = 0;
  if (socket?.readyState !== WebSocket.OPEN && socket?.readyState !== WebSocket.CONNECTING) open();
}

/** Ask for something; resolves with the answer. */
export function ask(request) {
  const whole = { id: crypto.randomUUID(), ...request };
  return new Promise((resolve) => {
    waiting.set(whole.id, { request: whole, resolve });
    remember();
    send(whole);
    changed();
  });
}

/** The requests that wait for an answer, oldest first. */
export const pending = () => [...waiting.values()].map((one) => one.request);

function open() {
  socket = new WebSocket(`ws://${location.host}/live?languages=${navigator.languages}`);
  socket.addEventListener("message", (event) => hear(JSON.parse(event.data)));
  socket.addEventListener("close", lost);
}

function lost() {
  if (world.connected || world.lostAt === 0) world.lostAt = Date.now();
  world.connected = false;
  changed();
  setTimeout(tryNowIfClosed, RETRY_MS[Math.min(tries++, RETRY_MS.length - 1)]);
}

function tryNowIfClosed() {
  if (socket.readyState === WebSocket.CLOSED) open();
}

function hear(news) {
  switch (news.type) {
    case "snapshot":
      tries = 0;
      world.connected = true;
      take(news);
      for (const { request } of waiting.values()) send(request);
      break;
    case "update":
      take(news);
      break;
    case "answer":
      answered(news);
      break;
    default:
      console.warn("playground:", news.why);
  }
}

function answered(answer) {
  const held = waiting.get(answer.id);
  if (!held) return;
  waiting.delete(answer.id);
  remember();
  if (answer.form) view.forms[held.request.person] = answer.form; // other tabs do not get this answer
  if (held.resolve) held.resolve(answer);
  else orphaned(held.request, answer);
  changed();
}

function send(request) {
  if (world.connected && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
}

function remember() {
  keep(KEPT, Object.fromEntries([...waiting].filter(([, { request }]) => DEEDS.has(request.do)).map(([id, { request }]) => [id, request])));
}
