// The keyboard.

import { button, h, icon } from "./dom.js";
import { be, channels, directRoom, go, threads, view, world } from "./state.js";
import { t } from "./words.js";

/** Keys, and the sentence that says what they do. */
const KEYS = [
  ["Tab", "key-answers"],
  ["Alt+1 … 4", "key-person"],
  ["Alt+↑ ↓", "key-room"],
  ["F6", "key-pane"],
  ["/", "key-command"],
  ["↑ ↓, Tab, Enter", "key-choose"],
  ["Esc", "key-close"],
  ["?", "key-keys"],
];

/** Listen. */
export function listen() {
  document.addEventListener("keydown", (event) => {
    const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName);
    if (event.altKey && /^[1-9]$/.test(event.key)) return does(event, () => world.people[event.key - 1] && be(world.people[event.key - 1].id));
    if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) return does(event, () => step(event.key === "ArrowDown" ? 1 : -1));
    if (event.key === "Tab" && !event.shiftKey && document.activeElement === document.body && !document.querySelector("dialog[open]")) {
      const first = firstAnswer(document.querySelector(".pane.mid"));
      if (first) return does(event, () => first.focus());
    }
    if (event.key === "F6") return does(event, () => nextPane(event.shiftKey));
    if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return undefined;
    if (event.key === "/") return does(event, command);
    if (event.key === "?") return does(event, showKeys);
    return undefined;
  });
}

function does(event, what) {
  event.preventDefault();
  what();
}

function step(by) {
  const all = ["start", ...channels().flatMap((one) => [one.id, ...threads(one.id).toReversed().map((thread) => thread.id)]), directRoom(view.who).id];
  go(all[(all.indexOf(view.room) + by + all.length) % all.length]);
}

function nextPane(back) {
  const parts = [...document.querySelectorAll("#top, #rooms, .pane, #start, #tabs")].filter((one) => one.offsetParent !== null || one.id === "top");
  const at = parts.findIndex((one) => one.contains(document.activeElement));
  const next = parts[(at + (back ? -1 : 1) + parts.length) % parts.length];
  (firstAnswer(next) ?? next.querySelector('.log, [aria-current="page"], [aria-checked="true"], .devlog, button') ?? next).focus();
}

/** The first control of the newest message in a pane that has any: where the keys begin. */
function firstAnswer(pane) {
  const newest = [...(pane?.querySelectorAll(".m:has(.acts [data-control]:not([disabled]))") ?? [])].at(-1);
  return newest?.querySelector(".acts [data-control]:not([disabled])") ?? null;
}

function command() {
  const pane = document.activeElement?.closest(".pane") ?? document.querySelector(".pane.mid");
  const input = pane?.querySelector(".box input");
  if (!input) return;
  input.focus();
  input.value = "/";
  input.dispatchEvent(new Event("input"));
}

/** Show the keys. */
export function showKeys() {
  const dialog = h(
    "dialog",
    { class: "dlg keys", "aria-labelledby": "keys-title" },
    h("header", {}, h("h2", { id: "keys-title", text: t("keys") }), button({ class: "ic", "aria-label": t("close"), on: { click: () => dialog.close() } }, icon("close"))),
    h("dl", {}, KEYS.map(([key, what]) => [h("dt", {}, h("kbd", { text: key })), h("dd", { text: t(what) })])),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
