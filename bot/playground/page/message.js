// One message as one person sees it.

import { addresses, components, placed, pressState, trouble } from "./components.js";
import { showBehind } from "./developer.js";
import { button, h, icon } from "./dom.js";
import { ask } from "./link.js";
import { inside, markdown } from "./markdown.js";
import { avatar } from "./people.js";
import { Pool } from "./picture.js";
import { failure } from "./presses.js";
import { changed, nameOf, room, view, world } from "./state.js";
import { say, time } from "./times.js";
import { nameOfRoom, t } from "./words.js";

/** What a drawn message depends on. */
export function signature(m, as, extra = null) {
  const failed = failure(as, m.id);
  return JSON.stringify([m, as, view.side === "dev", pressState(m.parts, as, m.id), failed && [failed.why, failed.request.id], extra]);
}

/**
 * A message; `old` is the element that stood for it before. Focus stays on the same control, a list that is open stays
 * open, the picture stays until the new one is loaded.
 */
export function message(m, as, old = null) {
  const focused = old?.contains(document.activeElement) ? document.activeElement : null;
  const context = { message: m, as, pictures: new Pool(old, addresses(m)) };
  const bot = m.from.id !== as && m.from.bot;
  const failed = failure(as, m.id);
  const element = h(
    "article",
    { class: `m${m.only ? " priv" : ""}${m.opened ? " opened" : ""}`, "aria-label": `${m.from.name}, ${say(m.at, "t")}`, data: { message: m.id, matches: matches(m).join(" ") } },
    above(m),
    m.opened ? null : avatar(m.from.id),
    m.opened
      ? opened(m)
      : h(
          "div",
          { class: "body" },
          h("div", { class: "hd" }, h("span", { text: m.from.name }), bot ? h("span", { class: "app", text: "APP" }) : null, time(m.at, "t"), m.edited ? h("em", { text: t("edited") }) : null, developers(m)),
          m.thinking ? h("p", { class: "thinking", text: t("thinking") }) : null,
          m.text ? h("div", { class: "text" }, markdown(m.text)) : null,
          h("div", { class: "parts" }, components(m.parts, context)),
          failed && !placed(m.parts, failed) ? trouble(failed, context) : null,
          m.only ? only(m) : null,
        ),
  );
  const open = old?.querySelector(".selbox:has(.list) [data-control]");
  if (open) reopen(element, open.dataset.control);
  else if (focused) refocus(element, old, focused);
  return element;
}

function above(m) {
  if (m.used) return h("div", { class: "rep" }, t("used", { name: nameOf(m.used.by) }), " ", h("b", { text: `/${m.used.command}` }));
  return null;
}

function opened(m) {
  const thread = room(m.opened);
  return h("p", { class: "small" }, t("opened", { name: m.from.name }), " ", inside(m.opened, null, [`↳ ${thread ? nameOfRoom(thread) : "…"}`]), " ", time(m.at, "t"));
}

function only(m) {
  const hide = (event) => {
    event.target.closest(".pane").querySelector(".log").focus({ preventScroll: true });
    ask({ do: "hide", person: m.only, room: m.room, message: m.id });
    changed();
  };
  return h("div", { class: "only" }, icon("lock"), t("only", { name: nameOf(m.only) }), button({ data: { key: "dismiss" }, on: { click: hide } }, t("dismiss")));
}

function developers(m) {
  if (view.side !== "dev") return null;
  return button({ class: "behind", title: t("behind-hint"), on: { click: () => showBehind(m) } }, icon("code"), t("behind"));
}

/** The numbers of the matches that a message is about: by its controls, or by a link to where one is played. */
function matches(m) {
  const text = JSON.stringify(m.parts) + m.text;
  const pressed = [...text.matchAll(/"custom_id":"[bsm]:[a-z]+:(\d+):/g)].map((one) => one[1]);
  const linked = [...world.rooms.values()].filter((one) => one.match && text.includes(`/${one.id}`)).map((one) => one.match);
  return [...new Set([...pressed, ...linked])];
}

/** Open the list again that was open, if the message still has it. */
function reopen(element, control) {
  requestAnimationFrame(() => element.isConnected && element.querySelector(`[data-control="${CSS.escape(control)}"]`)?.click());
}

/** Find the control again that had the focus: by its id, else by its words, else by its place. */
function refocus(element, old, focused) {
  const { control, label, key } = focused.dataset;
  const all = (root) => [...root.querySelectorAll("button, a, [tabindex]")];
  const found =
    (control && element.querySelector(`[data-control="${CSS.escape(control)}"]`)) ||
    (label && element.querySelector(`[data-label="${CSS.escape(label)}"]`)) ||
    (key && element.querySelector(`[data-key="${CSS.escape(key)}"]`)) ||
    all(element)[all(old).indexOf(focused)] ||
    all(element)[0];
  // A form that has opened meanwhile keeps the focus.
  requestAnimationFrame(() => found?.isConnected && document.activeElement === document.body && found.focus({ preventScroll: true }));
}
