// The playground's clock, and every time that is shown: all of them run with it.

import { h } from "./dom.js";
import { locale } from "./words.js";
import { world } from "./state.js";

const ZONE = undefined; // the browser's own
const STYLES = {
  t: { hour: "2-digit", minute: "2-digit" },
  T: { hour: "2-digit", minute: "2-digit", second: "2-digit" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: { day: "numeric", month: "long", year: "numeric" },
  f: { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
  F: { weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
  clock: { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
  soon: { weekday: "short", hour: "2-digit", minute: "2-digit" },
  day: { weekday: "long", day: "numeric", month: "long" },
};
const HOUR = 3600;
const DAY = 24 * HOUR;
const formats = new Map();

/** What writes times or lengths of a kind (a style of times, or one of its own) for whoever reads the page. */
function format(kind, make) {
  const key = `${locale()} ${kind}`;
  if (!formats.has(key)) formats.set(key, make(locale()));
  return formats.get(key);
}

const STEPS = [[60, "second", 1], [3600, "minute", 60], [86400, "hour", 3600], [30 * 86400, "day", 86400], [365 * 86400, "month", 30 * 86400], [Infinity, "year", 365 * 86400]];

/** Seconds since 1970 by the playground's clock. */
export const now = () => world.clock.now + (performance.now() - world.clock.at) / 1000;

/** A time in words. `style` as in Discord's timestamps (t T d D f F R), or "clock", "soon", "day". */
export function say(at, style = "f") {
  if (style !== "R") return format(style, (code) => new Intl.DateTimeFormat(code, { ...STYLES[style], timeZone: ZONE })).format(at * 1000).replace(",", "");
  const seconds = at - now();
  const [, unit, size] = STEPS.find(([below]) => Math.abs(seconds) < below);
  return format("R", (code) => new Intl.RelativeTimeFormat(code, { numeric: "auto" })).format(Math.round(seconds / size), unit);
}

/** A time that keeps itself right. */
export function time(at, style) {
  return h("time", { datetime: new Date(at * 1000).toISOString(), title: say(at, "F"), data: { at, style }, text: say(at, style) });
}

/** A length of time in words, in the largest unit that says it whole: "25 hours", "2 days". */
export function duration(seconds) {
  const [unit, size] = [["day", DAY], ["hour", HOUR]].find(([, one]) => seconds >= one && seconds % one === 0) ?? (seconds >= HOUR ? ["hour", HOUR] : ["minute", 60]);
  return format(`length ${unit}`, (code) => new Intl.NumberFormat(code, { style: "unit", unit, unitDisplay: "long" })).format(Math.max(1, Math.round(seconds / size)));
}

/** Seconds until the next eight o'clock in the morning. */
export function untilMorning() {
  const morning = new Date(now() * 1000);
  morning.setHours(morning.getHours() >= 8 ? 32 : 8, 0, 0, 0);
  return Math.round(morning / 1000 - now());
}

/** Let the times run; `each` is called after every round. */
export function run(each) {
  setInterval(() => {
    for (const element of document.querySelectorAll('time[data-style="R"], time[data-style="clock"], time[data-now]')) {
      const text = say(element.dataset.now ? now() : Number(element.dataset.at), element.dataset.style);
      if (element.textContent !== text) element.textContent = text;
    }
    each();
  }, 1000);
}
