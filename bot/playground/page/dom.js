// Small helpers to build the page: elements, icons, and redrawing without losing the focus.

import { language } from "./words.js";

const PATHS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h16M3 15h16",
  thread: "M5 4v8a4 4 0 0 0 4 4h10M15 12l4 4-4 4",
  dm: "M4 6h16v12H4zM4 7l8 6 8-6",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  plus: "M12 5v14M5 12h14",
  columns: "M4 5h16v14H4zM13 5v14",
  sun: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  code: "M8 7l-5 5 5 5M16 7l5 5-5 5",
  keys: "M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8",
  zoom: "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
  clock: "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 7v5l3.5 2",
  phone: "M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2",
  close: "M6 6l12 12M18 6 6 18",
  down: "M6 9l6 6 6-6",
  list: "M4 6h16M4 12h16M4 18h16",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
};

const SVG = "http://www.w3.org/2000/svg";

/** An element. `attributes`: class, text, data, on (event -> handler), properties and attributes by name; false or null leaves one out. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name === "class") element.className = value;
    else if (name === "text") element.textContent = value;
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name === "style") for (const [key, text] of Object.entries(value)) element.style.setProperty(key, text);
    else if (name === "on") for (const [event, handler] of Object.entries(value)) element.addEventListener(event, handler);
    else if (name === "value" || name === "checked" || name === "indeterminate") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** An icon, only for the eye. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "i");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

/** A button of the page itself. */
export function button(attributes, ...children) {
  return h("button", { type: "button", ...attributes }, ...children);
}

/** Text that only a screen reader says. */
export function spoken(text) {
  return h("span", { class: "vh", text });
}

/** Redraw a place if `signature` or the language has changed, and give the focus back to the control with the same data-key. */
export function redraw(place, signature, build) {
  const text = JSON.stringify([language(), signature]);
  if (place.dataset.drawn === text) return;
  place.dataset.drawn = text;
  const focused = place.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  const scroll = place.scrollTop;
  place.replaceChildren(...[build()].flat(Infinity).filter(Boolean));
  place.scrollTop = scroll;
  if (focused !== undefined) place.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

/** Keep the children of a place in step with `items`: {key, signature, build(old element or null)}. */
export function reconcile(place, items) {
  const old = new Map([...place.children].map((element) => [element.dataset.item, element]));
  const drawn = (place.drawn ??= new Map());
  let next = place.firstElementChild;
  const spoken = language();
  for (const item of items) {
    let element = old.get(item.key) ?? null;
    if (element === null || drawn.get(item.key) !== spoken + item.signature) {
      const fresh = item.build(element);
      fresh.dataset.item = item.key;
      if (element !== null) {
        if (next === element) next = fresh;
        element.replaceWith(fresh);
      }
      element = fresh;
      drawn.set(item.key, spoken + item.signature);
    }
    old.delete(item.key);
    if (element === next) next = next.nextElementSibling;
    else place.insertBefore(element, next);
  }
  for (const [key, element] of old) {
    drawn.delete(key);
    element.remove();
  }
}

/** A short note at the lower edge. */
export function toast(text) {
  const note = h("p", { class: "toast", text });
  document.getElementById("toasts").replaceChildren(note);
  setTimeout(() => note.remove(), 4000);
}
