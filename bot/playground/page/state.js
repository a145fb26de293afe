// What the page knows of the simulated Discord, and what it shows of it.

/**
 * From the server. `messages`: room id -> message id -> message; `words`: language -> key -> sentence; `languages`: person id
 * -> language; `notices`: person id -> the newest notification of that person's phone.
 */
export const world = {
  ready: false,
  connected: false,
  lostAt: 0,
  people: [],
  games: [],
  bot: null,
  words: {},
  languages: {},
  notices: {},
  rooms: new Map(),
  messages: new Map(),
  skips: [],
  clock: { now: 0, at: 0 },
};

const KEPT = "hourglass-view";
const FRESH = { who: null, room: null, side: "dm", looks: null, theme: null, follow: false, tab: "room", read: {}, marks: {}, left: {}, forms: {} };

/** What is shown; survives a reload of this tab. `forms`: person id -> the form that was opened here and is open. */
export const view = { ...FRESH, ...read(KEPT) };

const listeners = new Set();
let asked = false;

/** Call `listener` after something has changed, once per frame. */
export function whenChanged(listener) {
  listeners.add(listener);
}

/** Something has changed. */
export function changed() {
  keep(KEPT, view);
  if (asked) return;
  asked = true;
  // A tab in the background gets no frames; it must not fall behind.
  (document.hidden ? setTimeout : requestAnimationFrame)(() => {
    asked = false;
    for (const listener of listeners) listener();
  });
}

/** Something kept for this tab. */
export function read(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

/** Keep something for this tab. */
export function keep(key, value) {
  sessionStorage.setItem(key, JSON.stringify(value));
}

// --- looking

export const person = (id) => world.people.find((one) => one.id === id);

export const nameOf = (id) => person(id)?.name ?? (id === world.bot?.id ? world.bot.name : "somebody");

export const room = (id) => world.rooms.get(id);

/** The direct messages of a person. */
export const directRoom = (id) => [...world.rooms.values()].find((one) => one.kind === "dm" && one.owner === id);

export const channels = () => [...world.rooms.values()].filter((one) => one.kind === "channel");

export const threads = (parent) => [...world.rooms.values()].filter((one) => one.kind === "thread" && one.parent === parent);

/** The messages of a room that a person sees, oldest first. */
export function messages(roomId, as) {
  const found = [...(world.messages.get(roomId)?.values() ?? [])].filter((m) => m.only === null || m.only === as);
  return found.sort((a, b) => (order(a.id) < order(b.id) ? -1 : 1));
}

const order = (id) => id.padStart(20, "0");

/** Whether a message shows a picture. */
export function hasPicture(m) {
  return JSON.stringify(m.parts).includes('"media"');
}

/** Which of the people are asked anywhere: person id -> list of rooms. */
export function asking() {
  const found = {};
  for (const one of world.rooms.values()) for (const id of Object.keys(one.asked ?? {})) (found[id] ??= []).push(one);
  return found;
}

/** How many messages of a room a person has not seen; of a table that is over nobody needs to see any. */
export function unread(roomId, as) {
  if (room(roomId).over) return 0;
  const last = view.read[as]?.[roomId] ?? "0";
  return messages(roomId, as).filter((m) => m.only === null && order(m.id) > order(last) && m.from.id !== as && !m.opened).length;
}

/** A person has seen a room up to its end. */
export function markRead(roomId, as) {
  const seen = messages(roomId, as).filter((m) => m.only === null);
  if (seen.length) (view.read[as] ??= {})[roomId] = seen[seen.length - 1].id;
}

// --- changing

/** Go to a room (or "start"), at a message if one is given; `back`: by the browser's own buttons. */
export function go(roomId, messageId = null, back = false) {
  const place = room(roomId);
  if (roomId !== "start" && !place) return;
  if (roomId !== view.room && !back) history.pushState({ room: roomId }, "");
  if (place?.kind === "dm" && place.owner !== view.who) view.who = place.owner;
  if (roomId !== view.room) view.marks[roomId] = view.read[view.who]?.[roomId] ?? "0";
  view.room = roomId;
  view.tab = "room";
  view.at = messageId;
  changed();
}

/** Be another person. */
export function be(id) {
  if (!person(id)) return;
  const from = room(view.room);
  view.who = id;
  if (from?.kind === "dm") view.room = directRoom(id).id;
  if (view.side === `p-${id}`) view.side = "dm";
  changed();
}

/** A form is sent or put away. */
export function closeForm(as, form) {
  if (view.forms[as]?.id === form.id) delete view.forms[as];
  changed();
}

/** Take over what the server says. */
export function take(news) {
  if (news.now !== undefined) world.clock = { now: news.now, at: performance.now() };
  if (news.type === "snapshot") {
    Object.assign(world, { people: news.people, games: news.games, bot: news.bot, words: news.words });
    if (!person(view.who)) view.who = news.people[0].id;
    world.rooms = new Map();
    world.messages = new Map();
    world.ready = true;
  }
  for (const one of news.rooms ?? []) world.rooms.set(one.id, one);
  for (const m of news.messages ?? []) {
    put(m);
    if (news.type === "update") delete view.left[m.id]; // it is brought up to date, so it is not over
  }
  for (const id of news.gone ?? []) for (const held of world.messages.values()) held.delete(id);
  if (news.skips) world.skips = news.skips;
  if (news.languages) world.languages = news.languages;
  if (news.notice) world.notices[news.notice.person] = news.notice;
  if (news.type === "snapshot") land();
  changed();
}

/** What stands when somebody first comes is not new. Where the page opens: where it was, else at the address, else where somebody is asked, oneself if one is. */
function land() {
  if (view.room === null) for (const { id } of world.people) for (const place of world.rooms.keys()) markRead(place, id);
  if (view.room === null && room(location.hash.slice(1))) view.room = location.hash.slice(1);
  if (view.room === null && location.hash === "") {
    const open = Object.entries(asking()).flatMap(([id, rooms]) => rooms.map((one) => [id, one]));
    const worth = ([id, one]) => [id === view.who, one.kind === "thread", BigInt(one.id)];
    const [best] = open.sort((a, b) => compare(worth(b), worth(a)));
    if (best) [view.who, view.room] = [best[0], best[1].id];
  }
  if (view.room !== "start" && !room(view.room)) view.room = "start";
  if (room(view.room)?.kind === "dm") view.who = room(view.room).owner;
  if (!["", "dm", "dev"].includes(view.side) && !person(view.side.slice(2))) view.side = "dm";
  history.replaceState({ room: view.room }, "");
}

function compare(one, other) {
  const at = one.findIndex((value, number) => value !== other[number]);
  return at < 0 ? 0 : one[at] > other[at] ? 1 : -1;
}

/** Add a message, or what has become of it. `pictured`: it shows a picture, or has shown one and the next one follows. */
export function put(m) {
  if (!world.messages.has(m.room)) world.messages.set(m.room, new Map());
  const held = world.messages.get(m.room);
  held.set(m.id, { ...m, pictured: hasPicture(m) || Boolean(held.get(m.id)?.pictured) });
}
