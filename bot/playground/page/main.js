// Puts the page together and redraws what has changed.

import { h, icon, redraw } from "./dom.js";
import { listen } from "./keys.js";
import { connect, pending } from "./link.js";
import { Pane } from "./pane.js";
import { came, PHONE } from "./presses.js";
import { showRooms } from "./rooms.js";
import { Side } from "./side.js";
import { showStart } from "./start.js";
import { be, changed, go, room, unread, view, whenChanged, world } from "./state.js";
import { run, say, now } from "./times.js";
import { showTop, theme } from "./top.js";

const FOLLOW_MS = 900;
const place = (id) => document.getElementById(id);

const start = h("section", { id: "start", "aria-label": "New game" });
const middle = new Pane(false);
const side = new Side();
let following = null;

function draw() {
  if (!world.ready) return;
  document.documentElement.dataset.theme = theme();
  document.body.dataset.tab = view.tab;
  document.body.dataset.pending = pending().length;
  document.title = `${room(view.room) ? `${room(view.room).title ?? room(view.room).name} · ` : ""}Hourglass playground`;
  showMain(); // first: what is shown there is read
  showTop(place("top"));
  showRooms(place("rooms"));
  showTabs();
  follow();
}

function showMain() {
  const main = place("main");
  if (view.room === "start") {
    if (start.parentNode !== main) main.replaceChildren(start);
    main.className = "";
    return showStart(start);
  }
  const other = view.side.startsWith("p-");
  const aside = side.show();
  const wanted = [middle.element, ...(aside ? [aside] : [])];
  if (main.children.length !== wanted.length || wanted.some((one, n) => main.children[n] !== one)) main.replaceChildren(...wanted);
  main.className = aside ? `split${other ? " even" : ""}` : "";
  const beside = view.side === "private" && aside !== null;
  // A phone shows one of the two panes at a time.
  middle.show({ roomId: view.room, as: view.who, which: beside ? "public" : "both", dock: !beside || PHONE.matches });
  if (aside && aside !== side.developer) side.show(); // once it stands in the page its pictures can be fitted
  return undefined;
}

/** On a phone: one part of the page at a time. */
function showTabs() {
  const count = [...world.rooms.values()].filter((one) => one.kind !== "dm" || one.owner === view.who).reduce((sum, one) => sum + unread(one.id, view.who), 0);
  const asked = view.room !== "start" && view.who in (room(view.room)?.asked ?? {});
  const tab = (key, glyph, text, extra, on) =>
    h("button", { type: "button", "aria-current": view.tab === key ? "page" : null, data: { key }, on: { click: on ?? (() => ((view.tab = key), changed())) } }, icon(glyph), h("span", {}, text), extra);
  const openPrivate = () => {
    view.tab = "private";
    if (view.side === "") view.side = "private";
    changed();
  };
  redraw(place("tabs"), [view.tab, count, asked, view.room === "start"], () => [
    tab("rooms", "list", "Rooms", count ? h("span", { class: "num", text: String(count) }) : null),
    tab("room", view.room === "start" ? "plus" : "thread", view.room === "start" ? "New game" : "Room"),
    tab("private", "lock", "Private", asked ? h("span", { class: "dot" }) : null, openPrivate),
    tab("clock", "clock", h("time", { data: { now: "1", style: "t" }, text: say(now(), "t") }), null, () => ((view.tab = "rooms"), changed(), requestAnimationFrame(() => document.querySelector(".clockrow")?.scrollIntoView()))),
  ]);
}

/** *Follow the turn*: be whoever is asked here, a moment after the last press has shown its effect. */
function follow() {
  const here = room(view.room);
  const asked = Object.keys(here?.asked ?? {});
  const wanted = view.follow && here?.kind === "thread" && asked.length && !asked.includes(view.who) && !pending().length ? asked[0] : null;
  if (wanted === following?.who) return;
  clearTimeout(following?.timer);
  following = wanted && { who: wanted, timer: setTimeout(() => ((following = null), be(wanted)), FOLLOW_MS) };
}

/** An answer to something from before a reload. */
function orphan(request, answer) {
  if (["open", "learn", "seat"].includes(request.do) && answer.result === "done") go(answer.room);
  else came(request, answer);
}

whenChanged(draw);
listen();
run(() => {
  for (const element of document.querySelectorAll("#tabs time")) element.textContent = say(now(), "t");
});
addEventListener("resize", changed);
addEventListener("popstate", (event) => event.state?.room && go(event.state.room, null, true));
document.addEventListener("visibilitychange", changed);
matchMedia("(prefers-color-scheme: light)").addEventListener("change", changed);
connect(orphan);

