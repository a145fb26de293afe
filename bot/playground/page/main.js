// Puts the page together and redraws what has changed.

import { h, icon, redraw } from "./dom.js";
import { follow } from "./follow.js";
import { listen } from "./keys.js";
import { connect, pending } from "./link.js";
import { looks } from "./looks.js";
import { Pane } from "./pane.js";
import { showPhone } from "./phone.js";
import { came } from "./presses.js";
import { showRooms } from "./rooms.js";
import { Side } from "./side.js";
import { showStart } from "./start.js";
import { changed, go, room, unread, view, whenChanged, world } from "./state.js";
import { run, say, now } from "./times.js";
import { showTop, theme } from "./top.js";
import { language, nameOfRoom, t } from "./words.js";

const place = (id) => document.getElementById(id);

const start = h("section", { id: "start" });
const middle = new Pane(false);
const side = new Side();

function draw() {
  if (!world.ready) return;
  Object.assign(document.documentElement.dataset, { theme: theme(), looks: looks() });
  document.documentElement.lang = language();
  document.body.dataset.tab = view.tab;
  document.body.dataset.pending = pending().length;
  document.title = `${room(view.room) ? `${nameOfRoom(room(view.room))} · ` : ""}Hourglass playground`;
  showMain(); // first: what is shown there is read
  showTop(place("top"));
  showRooms(place("rooms"));
  showTabs();
  showPhone(place("phone"));
  follow();
}

function showMain() {
  const main = place("main");
  if (view.room === "start") {
    if (start.parentNode !== main) main.replaceChildren(start);
    main.className = "";
    start.setAttribute("aria-label", t("new-game"));
    return showStart(start);
  }
  const other = view.side.startsWith("p-");
  const aside = side.show();
  const wanted = [middle.element, ...(aside ? [aside] : [])];
  if (main.children.length !== wanted.length || wanted.some((one, n) => main.children[n] !== one)) main.replaceChildren(...wanted);
  main.className = aside ? `split${other ? " even" : ""}` : "";
  middle.show({ roomId: view.room, as: view.who });
  if (aside && aside !== side.developer) side.show(); // once it stands in the page it can be measured
  return undefined;
}

/** On a phone: one part of the page at a time. */
function showTabs() {
  const count = [...world.rooms.values()].filter((one) => one.kind !== "dm" || one.owner === view.who).reduce((sum, one) => sum + unread(one.id, view.who), 0);
  const asked = view.room !== "start" && view.who in (room(view.room)?.asked ?? {});
  const tab = (key, glyph, text, extra, on) =>
    h("button", { type: "button", "aria-current": view.tab === key ? "page" : null, data: { key }, on: { click: on ?? (() => ((view.tab = key), changed())) } }, icon(glyph), h("span", {}, text), extra);
  const openDirect = () => {
    view.tab = "direct";
    if (view.side === "") view.side = "dm";
    changed();
  };
  redraw(place("tabs"), [view.tab, count, asked, view.room === "start"], () => [
    tab("rooms", "list", t("rooms"), count ? h("span", { class: "num", text: String(count) }) : null),
    tab("room", view.room === "start" ? "plus" : "thread", t(view.room === "start" ? "new-game" : "room")),
    tab("direct", "dm", t("direct-tab"), asked ? h("span", { class: "dot" }) : null, openDirect),
    tab("clock", "clock", h("time", { data: { now: "1", style: "t" }, text: say(now(), "t") }), null, () => ((view.tab = "rooms"), changed(), requestAnimationFrame(() => document.querySelector(".clockrow")?.scrollIntoView()))),
  ]);
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

