// Forms (Discord's modals): over their pane, with what was typed kept until they are sent or given up.

import { choice, preset } from "./choice.js";
import { button, h, icon, redraw, toast } from "./dom.js";
import { ask } from "./link.js";
import { markdown } from "./markdown.js";
import { closeForm, keep, nameOf, read, view } from "./state.js";
import { t } from "./words.js";

const KEPT = "hourglass-forms";
const TEXT = 4;
const SELECTS = [3, 5, 6, 7, 8];
const RADIO = 21;
const BOXES = 22;
const BOX = 23;

/** Which control of which message had the focus last: where it goes back to after a form. */
let last = null;
document.addEventListener("focusin", (event) => {
  const control = event.target.closest("[data-control]");
  const message = control?.closest("[data-message]");
  if (message) last = { message: message.dataset.message, control: control.dataset.control, label: control.dataset.label };
});

/** Show the open form of a person in a pane, or none. */
export function showForm(place, as) {
  const form = view.forms[as] ?? null;
  const before = place.dataset.form ?? "";
  const inside = place.contains(document.activeElement) || document.activeElement === document.body;
  place.dataset.form = form?.id ?? "";
  redraw(place, form, () => (form ? [dialog(form, as)] : []));
  place.hidden = !form;
  if (form && before !== form.id) place.querySelector("input, select, textarea, .sel, .bt")?.focus();
  if (!form && before && inside) goBack(place.closest(".pane"));
}

/** The focus goes back to what has opened the form: by its id, else by its words; else to the messages. */
function goBack(pane) {
  const controls = last ? [...pane.querySelectorAll(`[data-message="${last.message}"] [data-control]`)] : [];
  const found = controls.find((one) => one.dataset.control === last.control) ?? controls.find((one) => one.dataset.label === last.label);
  (found ?? pane.querySelector(".log")).focus({ preventScroll: true });
}

function dialog(form, as) {
  const kept = `${as} ${form.custom_id}`;
  const values = read(KEPT)[kept] ?? {};
  const errors = new Map();
  const set = (id, value) => {
    values[id] = value;
    keep(KEPT, { ...read(KEPT), [kept]: values });
    wrong(id, "");
  };
  const wrong = (id, text) => {
    const line = errors.get(id);
    if (line) line.textContent = text;
  };
  const fields = [];
  const body = form.components.map((part) => field(part, null, null));

  function field(part, label, description) {
    if (part.type === 18) return field(part.component, part.label, part.description);
    if (part.type === 1) return part.components.map((one) => field(one, one.label, null));
    if (part.type === 10) return h("div", { class: "fl text" }, markdown(part.content));
    const id = part.custom_id;
    const error = h("p", { class: "wrong", id: `wrong-${id}`, role: "alert" });
    errors.set(id, error);
    fields.push(part);
    if (!(id in values)) values[id] = start(part);
    const needed = requires(part) ? null : h("small", { class: "optional", text: t("optional") });
    const group = part.type === BOXES || part.type === RADIO;
    const head = group ? h("legend", { class: "l" }, label ?? "", needed) : h("label", { class: "l", for: `field-${id}` }, label ?? "", needed);
    const inner = [head, description ? h("p", { class: "de", text: description }) : null, input(part, label), error];
    return h(group ? "fieldset" : "div", { class: "fl" }, inner);
  }

  function input(part, label) {
    const id = part.custom_id;
    if (part.type === TEXT) return textField(part);
    if (SELECTS.includes(part.type)) return select(part, label);
    if (part.type === BOX) return tick("checkbox", { label: t("yes"), value: "yes" }, values[id] === true, (on) => set(id, on), id);
    if (part.type === RADIO) return part.options.map((one, n) => tick("radio", one, values[id] === one.value, () => set(id, one.value), `${id}-${n}`, id));
    if (part.type === BOXES) {
      return part.options.map((one, n) =>
        tick("checkbox", one, values[id].includes(one.value), (on) => set(id, on ? [...values[id], one.value] : values[id].filter((v) => v !== one.value)), `${id}-${n}`),
      );
    }
    return h("p", { class: "de", text: t("no-files") });
  }

  function textField(part) {
    const id = part.custom_id;
    const count = h("span", { class: "cnt" });
    const show = () => {
      count.textContent = part.max_length ? t("length", { now: values[id].length, most: part.max_length }) : "";
    };
    const attributes = {
      id: `field-${id}`,
      "aria-describedby": `wrong-${id}`,
      placeholder: part.placeholder ?? "",
      maxlength: part.max_length,
      value: values[id],
      on: {
        input: (event) => {
          set(id, event.target.value);
          show();
        },
      },
    };
    show();
    return h("div", {}, count, part.style === 2 ? h("textarea", { rows: "4", ...attributes }) : h("input", { type: "text", ...attributes }));
  }

  function select(part, label) {
    const place = h("div");
    const draw = () =>
      place.replaceChildren(
        choice(part, {
          chosen: values[part.custom_id],
          label,
          done: (picked) => {
            set(part.custom_id, picked);
            draw();
            place.querySelector(".sel").focus();
          },
        }),
      );
    draw();
    place.firstChild.firstChild.id = `field-${part.custom_id}`;
    return place;
  }

  function check() {
    let first = null;
    for (const part of fields) {
      const trouble = problem(part, values[part.custom_id]);
      wrong(part.custom_id, trouble);
      if (trouble) first ??= part.custom_id;
    }
    if (first) errors.get(first).parentElement.querySelector("input, textarea, .sel")?.focus();
    return first === null;
  }

  const close = () => closeForm(as, form);
  const send = async (event) => {
    event.preventDefault();
    if (!check()) return;
    const submit = element.querySelector("[type=submit]");
    submit.classList.add("busy");
    const filled = Object.fromEntries(fields.map((part) => [part.custom_id, values[part.custom_id]]).filter(([, value]) => value !== null));
    const answer = await ask({ do: "submit", person: as, form: form.id, values: filled });
    submit.classList.remove("busy");
    if (answer.result === "done") {
      const { [kept]: _, ...rest } = read(KEPT);
      keep(KEPT, rest);
      closeForm(as, form);
    } else if (element.isConnected) {
      element.querySelector(".whole").textContent = t(answer.why, answer.values);
    } else {
      toast(t(answer.why, answer.values));
    }
  };
  const title = `form-${form.id}`;
  const element = h("div", { class: "dlg", role: "dialog", "aria-modal": "true", "aria-labelledby": title, on: { keydown: keys } });
  const fill = h(
    "form",
    { novalidate: true, on: { submit: send } },
    h(
      "header",
      {},
      h("h2", { id: title }, form.title, h("small", { text: t("answered-as", { name: nameOf(as) }) })),
      button({ class: "ic", "aria-label": t("close-form"), on: { click: close } }, icon("close")),
    ),
    body,
    h("p", { class: "wrong whole", role: "alert" }),
    h("footer", {}, button({ class: "bt", on: { click: close } }, t("cancel")), h("button", { class: "bt go", type: "submit", text: t("submit") })),
  );
  element.append(fill);

  function keys(event) {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    }
    if (event.key === "Tab") stayInside(event, element);
  }
  return element;
}

function stayInside(event, element) {
  const all = [...element.querySelectorAll("button:not([disabled]), input, textarea, select")].filter((one) => one.tabIndex >= 0);
  const edge = event.shiftKey ? all[0] : all.at(-1);
  if (document.activeElement === edge) {
    event.preventDefault();
    (event.shiftKey ? all.at(-1) : all[0]).focus();
  }
}

function tick(type, one, on, set, id, name) {
  return h(
    "label",
    { class: "ck" },
    h("input", { type, id, name: name ?? id, checked: on, on: { change: (event) => set(event.target.checked) } }),
    h("span", {}, one.label, one.description ? h("small", { text: one.description }) : null),
  );
}

function start(part) {
  if (part.type === TEXT) return part.value ?? "";
  if (SELECTS.includes(part.type)) return preset(part);
  if (part.type === BOXES) return part.options.filter((one) => one.default).map((one) => one.value);
  if (part.type === RADIO) return part.options.find((one) => one.default)?.value ?? null;
  return part.default ?? false;
}

const requires = (part) => part.required ?? (part.type === TEXT || SELECTS.includes(part.type));

/** What is wrong with a value, "" if nothing. */
function problem(part, value) {
  const count = Array.isArray(value) ? value.length : 0;
  if (part.type === TEXT) {
    if (requires(part) && value === "") return t("write-something");
    if (value !== "" && value.length < (part.min_length ?? 0)) return t("too-short", { least: part.min_length });
    return "";
  }
  if (part.type === RADIO) return requires(part) && value === null ? t("choose-one") : "";
  if (part.type === BOXES || SELECTS.includes(part.type)) {
    const least = Math.max(part.min_values ?? 1, requires(part) ? 1 : 0);
    const most = part.max_values ?? (part.type === BOXES ? part.options.length : 1);
    if (count === 0 && !requires(part)) return "";
    if (count < least || count > most) return least === most ? t("choose-exactly", { least, count }) : t("choose-some", { least, most, count });
  }
  return "";
}
