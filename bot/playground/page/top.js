// The bar on top: the name, the people, following the turn, the clock, the tools.

import { button, h, icon, redraw, spoken } from "./dom.js";
import { showKeys } from "./keys.js";
import { people, signature } from "./people.js";
import { pending } from "./link.js";
import { skip } from "./presses.js";
import { toggleSide } from "./side.js";
import { changed, go, view } from "./state.js";
import { t } from "./words.js";
import { now, say, untilMorning } from "./times.js";

const HOUR = 3600;
const DAY = 86400;

/** Light or dark: as chosen here, else as the system wants it. */
export function theme() {
  return view.theme ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
}

export function toggleTheme() {
  view.theme = theme() === "dark" ? "light" : "dark";
  changed();
}

export function toggleFollow() {
  view.follow = !view.follow;
  changed();
}

/** A switch with its label. */
export function toggle(label, on, press, key) {
  return button({ class: "sw", role: "switch", "aria-checked": String(on), data: { key }, on: { click: press } }, h("i"), h("span", { text: label }));
}

/** The buttons that move the clock. */
export function skips(kind) {
  const busy = pending().some((one) => one.do === "skip");
  const one = (key, seconds) => button({ class: kind, disabled: busy, title: t(`skip-${key}-hint`), data: { key: `skip-${key}` }, on: { click: () => skip(seconds()) } }, t(`skip-${key}`));
  return [one("hour", () => HOUR), one("night", untilMorning), one("day", () => DAY)];
}

/** Draw the bar. */
export function showTop(place) {
  const busy = pending().some((one) => one.do === "skip");
  redraw(place, [signature(), view.follow, view.side, theme(), busy], () => [
    h("h1", { class: "vh", text: "Hourglass playground" }),
    button({ class: "brand", data: { key: "brand" }, on: { click: () => go("start") } }, h("img", { src: "/page/logo.svg", alt: "" }), h("span", {}, "Hourglass ", h("span", { class: "pg", text: "playground" }), h("small", { text: t("pretend") }))),
    people(),
    toggle(t("follow"), view.follow, toggleFollow, "follow"),
    h("span", { class: "grow" }),
    h(
      "div",
      { id: "clock", role: "group", "aria-label": t("clock-of") },
      h("span", { class: "t" }, h("small", { text: t("clock") }), h("time", { data: { now: "1", style: "clock" }, text: say(now(), "clock") })),
      skips(""),
    ),
    h(
      "div",
      { class: "tools" },
      tool("columns", t("second-pane"), view.side !== "", () => toggleSide()),
      tool("sun", t(theme() === "dark" ? "make-light" : "make-dark"), null, toggleTheme),
      tool("code", t("developer"), view.side === "dev", () => toggleSide("dev")),
      tool("keys", t("keys"), null, showKeys),
    ),
  ]);
}

function tool(glyph, label, pressed, press) {
  return button({ class: "ic", title: label, "aria-pressed": pressed === null ? null : String(pressed), data: { key: `tool-${glyph}` }, on: { click: press } }, icon(glyph), spoken(label));
}
