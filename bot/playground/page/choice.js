// Discord's selects, everywhere: a button with a list of choices, one or several, with descriptions.

import { button, h, icon } from "./dom.js";
import { NARROW } from "./looks.js";
import { labelled } from "./sign.js";
import { channels, world } from "./state.js";
import { t } from "./words.js";

const STRING = 3;
const ROLE = 6;
const CHANNEL = 8;
/** Pixels around an open list, and the most that it takes. */
const GAP = 12;
const TALLEST = 420;

/** The choices of a select: {value, label, description}. The playground has no roles. */
export function choices(part) {
  if (part.type === STRING) return part.options;
  if (part.type === CHANNEL) return channels().map((one) => ({ value: one.id, label: `# ${one.name}` }));
  if (part.type === ROLE) return [];
  return world.people.map((one) => ({ value: one.id, label: one.name }));
}

/** What is chosen before anybody has chosen. */
export function preset(part) {
  if (part.type === STRING) return part.options.filter((one) => one.default).map((one) => one.value);
  return (part.default_values ?? []).map((one) => String(one.id));
}

/**
 * A select. `chosen`: values. `done(values)`: after a choice; with several choices after *Choose*.
 * `keepsWords`: whether the button shows what is chosen (a form) or goes back to its question (a message).
 */
export function choice(part, { chosen, done, label, disabled = false, state = "" }) {
  const options = choices(part);
  const least = part.min_values ?? 1;
  const most = part.max_values ?? 1;
  const many = most > 1 || least === 0;
  const words = () => options.filter((one) => chosen.includes(one.value)).map((one) => one.label).join(", ");
  const shown = h("span", { class: chosen.length ? "" : "empty", text: words() || part.placeholder || t("choose") });
  const opener = button(
    {
      class: `sel ${state}`,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": spokenName(label ?? part.placeholder ?? t("choose"), words()),
      disabled,
      data: { control: part.custom_id },
      on: { click: toggle, keydown: openByKey },
    },
    shown,
    state ? h("em", { class: "q", text: t(state === "waits" ? "waits" : "sending", { count: 1 }) }) : null,
    icon("down"),
  );
  const place = h("div", { class: "selbox" }, opener);
  let list = null;

  function openByKey(event) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!list) toggle();
    }
  }

  function toggle() {
    if (list) return close();
    let picked = [...chosen];
    const rows = options.map((one, number) =>
      button(
        { role: "option", class: "opt", tabindex: "-1", "aria-selected": String(picked.includes(one.value)), data: { value: one.value }, on: { click: () => take(number) } },
        many ? h("i", { class: "box", "aria-hidden": "true" }) : null,
        h("span", {}, h("b", {}, ...labelled(one)), one.description ? h("small", { text: one.description }) : null),
      ),
    );
    const send = button({ class: "bt go", on: { click: () => finish(picked) } }, t("choose"));
    const enough = () => {
      const enough_ = picked.length >= least && picked.length <= most;
      send.disabled = !enough_;
      send.textContent = enough_ ? t("choose-these", { count: picked.length }) : least === most ? t("choose-these", { count: least }) : t("choose-between", { least, most });
    };
    list = h(
      "div",
      { class: "list", role: "listbox", popover: "manual", "aria-label": label ?? part.placeholder ?? t("choices"), "aria-multiselectable": String(many), on: { keydown: keys } },
      rows.length ? rows : h("p", { class: "none", text: t("nothing-to-choose") }),
      many ? h("div", { class: "foot" }, send) : null,
    );
    place.append(list);
    list.showPopover();
    opener.setAttribute("aria-expanded", "true");
    enough();
    stand();
    (rows.find((row) => row.getAttribute("aria-selected") === "true") ?? rows[0])?.focus({ preventScroll: true });
    setTimeout(() => document.addEventListener("pointerdown", outside));
    document.addEventListener("scroll", stand, true);
    addEventListener("resize", stand);

    function take(number) {
      const { value } = options[number];
      if (!many) return finish([value]);
      picked = picked.includes(value) ? picked.filter((one) => one !== value) : [...picked, value];
      rows[number].setAttribute("aria-selected", String(picked.includes(value)));
      return enough();
    }

    function keys(event) {
      const at = rows.indexOf(document.activeElement);
      const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
      if (to !== undefined) {
        event.preventDefault();
        (rows[Math.max(0, Math.min(rows.length - 1, to))] ?? send).focus();
      } else if (event.key === "Escape") {
        event.stopPropagation();
        close();
        opener.focus();
      } else if (event.key.length === 1 && /\S/.test(event.key) && !event.altKey && !event.ctrlKey) {
        const from = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
        from.find((row) => row.textContent.trim().toLowerCase().startsWith(event.key.toLowerCase()))?.focus();
      }
    }
  }

  function outside(event) {
    if (!place.contains(event.target)) close();
  }

  function finish(values) {
    close();
    opener.focus({ preventScroll: true });
    done(values);
  }

  function close() {
    list?.remove();
    list = null;
    opener.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside);
    document.removeEventListener("scroll", stand, true);
    removeEventListener("resize", stand);
  }

  /** Above everything that could cut it off; as long as its opener is there. */
  function stand() {
    if (!list?.isConnected) close();
    else if (!NARROW.matches) roomFor(list, opener);
  }

  return place;
}

/** At its opener, where there is more room: below it or above. On a phone the style sheet lets it come from below. */
function roomFor(list, opener) {
  const box = opener.getBoundingClientRect();
  const above = box.top - GAP;
  const below = innerHeight - box.bottom - GAP;
  const up = above > below && below < TALLEST;
  const height = Math.min(TALLEST, up ? above : below);
  const left = Math.max(GAP, Math.min(box.left, innerWidth - box.width - GAP));
  const places = { "max-height": height, left, width: box.width, top: up ? "auto" : box.bottom + 4, bottom: up ? innerHeight - box.top + 4 : "auto" };
  for (const [key, value] of Object.entries(places)) list.style.setProperty(key, value === "auto" ? value : `${Math.round(value)}px`);
}

/** What a select is called, and what is chosen in it; the name once, as some choices repeat it. */
const spokenName = (name, words) => (words.startsWith(name) ? words : `${name}${words ? `: ${words}` : ""}`);
