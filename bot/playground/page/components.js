// Discord's components (version 2 and the older rows) as elements.

import { choice, preset } from "./choice.js";
import { button, h, icon } from "./dom.js";
import { link, markdown } from "./markdown.js";
import { picture } from "./picture.js";
import { forgive, again, failure, press, stateOf } from "./presses.js";
import { labelled } from "./sign.js";
import { t } from "./words.js";

const ROW = 1;
const BUTTON = 2;
const SELECTS = [3, 5, 6, 7, 8];
const LINK = 5;
const LOOKS = { 1: "go", 2: "", 3: "yes", 4: "no", 5: "link", 6: "" };

/** The parts of a message. `context`: message, as (person id), pictures (a `Pool` of those that stood there before). */
export function components(parts, context) {
  return groups(parts).map((group) => (group.rows ? rows(group.rows, context) : part(group.one, context)));
}

/** Rows of controls that follow one another belong together. */
function groups(parts) {
  const found = [];
  for (const one of parts) {
    if (one.type !== ROW) found.push({ one });
    else if (found.at(-1)?.rows) found.at(-1).rows.push(one);
    else found.push({ rows: [one] });
  }
  return found;
}

function part(one, context) {
  switch (one.type) {
    case 9:
      return h("div", { class: "section" }, h("div", {}, components(one.components, context)), part(one.accessory, context));
    case 10:
      return h("div", { class: "text" }, markdown(one.content));
    case 11:
      return h("div", { class: "thumb" }, shown(one.media, one.description, context));
    case 12:
      return h("div", { class: `gallery n${Math.min(5, one.items.length)}` }, one.items.map((item) => shown(item.media, item.description, context)));
    case 13:
      return file(one.file, one.file?.name ?? one.name);
    case 14:
      return one.divider === false ? h("div", { class: "gap" }) : h("hr");
    case 17: {
      const box = h("div", { class: "cv" }, components(one.components, context));
      if (one.accent_color != null) box.style.setProperty("--acc", `#${one.accent_color.toString(16).padStart(6, "0")}`);
      return box;
    }
    case BUTTON:
      return control(one, context);
    default:
      return SELECTS.includes(one.type) ? control(one, context) : h("p", { class: "small", text: t("unknown-part") });
  }
}

function shown(media, description, context) {
  return picture(media, description, context.pictures.take(media.url));
}

function file(media, name) {
  return h("a", { class: "file", href: media.url, download: name }, icon("file"), name ?? "file");
}

/** The addresses of all pictures of a message, in order. */
export function addresses(m) {
  const below = (one) => [one.media, ...(one.items ?? []).map((item) => item.media), ...(one.components ?? []).flatMap(below), ...(one.accessory ? below(one.accessory) : [])];
  return m.parts.flatMap(below).filter(Boolean).map((one) => one.url);
}

function rows(found, context) {
  const place = h("div", { class: "acts" });
  const failed = failure(context.as, context.message.id);
  found.forEach((row) => {
    place.append(h("div", { class: "ar" }, row.components.map((one) => control(one, context))));
    if (failed && row.components.some((one) => isFailed(one, failed))) place.append(trouble(failed, context));
  });
  return place;
}

const isFailed = (one, failed) => one.custom_id === failed.request.control || (failed.request.label !== "" && one.label === failed.request.label);

/** Whether the control whose press failed still stands in the message. */
export function placed(parts, failed) {
  return parts.some((one) => isFailed(one, failed) || placed(one.components ?? [], failed) || (one.accessory && isFailed(one.accessory, failed)));
}

/** What went wrong with a press, what was lost, and a way on. */
export function trouble(failed, context) {
  const { request, why, values, result } = failed;
  return h(
    "div",
    { class: "err", role: "alert" },
    h("b", { text: t(result === "failed" ? "not-known" : "not-done") }),
    " ",
    t(why, values),
    h(
      "div",
      { class: "row" },
      button({ class: "bt", data: { key: "again" }, on: { click: () => again(request) } }, t("try-again")),
      button({ class: "bt", data: { key: "forgive" }, on: { click: () => forgive(context.as, request.message) } }, t("close")),
    ),
  );
}

function control(one, context) {
  const { message, as } = context;
  const { state, count } = one.custom_id ? stateOf(as, message.id, one) : { state: "", count: 0 };
  if (SELECTS.includes(one.type)) {
    return choice(one, {
      chosen: preset(one),
      done: (values) => press(as, message, one, values),
      disabled: one.disabled,
      state,
    });
  }
  if (one.style === LINK) {
    const element = link(one.url, labelled(one));
    element.classList.add("bt");
    return element;
  }
  const failed = failure(as, message.id);
  return button(
    {
      class: `bt ${LOOKS[one.style] ?? ""} ${state} ${failed && isFailed(one, failed) ? "failed" : ""}`,
      disabled: one.disabled,
      "aria-busy": state ? "true" : null,
      data: { control: one.custom_id, label: one.label ?? "" },
      on: { click: () => press(as, message, one) },
    },
    h("span", { class: "lb" }, ...labelled(one)),
    state === "waits" ? h("em", { class: "q", text: t("waits", { count }) }) : null,
    state === "slow" ? h("em", { class: "q", text: t("still-working") }) : null,
    state === "busy" && count > 0 ? h("em", { class: "q", text: t("waits", { count }) }) : null,
  );
}

/** What about the controls of a message can change without the message changing. */
export function pressState(parts, as, messageId) {
  const found = [];
  for (const one of parts) {
    if (one.custom_id) {
      const { state, count } = stateOf(as, messageId, one);
      if (state) found.push([one.custom_id, state, count]);
    }
    found.push(...pressState(one.components ?? [], as, messageId));
    if (one.accessory) found.push(...pressState([one.accessory], as, messageId));
  }
  return found;
}

