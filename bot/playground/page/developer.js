// For developers: what has crossed the wire, all of it or what stands behind one message.

import { button, h, icon, reconcile, redraw } from "./dom.js";
import { ask } from "./link.js";
import { changed, view } from "./state.js";
import { t } from "./words.js";

let wire = [];
let about = null; // a message, or all
let again = null;
const log = h("div", { class: "devlog", tabindex: "0", role: "group" });

/** Draw the developer's view into a pane. */
export function showDeveloper(place, tools) {
  refresh();
  redraw(place, [view.who], () => [h("div", { class: "ph" }, icon("code"), h("h2", { class: "vh", text: t("developer") }), tools), log]);
  log.setAttribute("aria-label", t("wire"));
  const shown = about ? behind(about) : wire;
  const items = shown.map((one) => ({ key: String(one.number), signature: "", build: () => crossed(one) }));
  if (about) items.unshift({ key: "about", signature: "", build: heading });
  else if (shown.length === 0) items.push({ key: "nothing", signature: "", build: () => h("p", { class: "nothing" }, t("nothing-crossed")) });
  reconcile(log, items);
}

/** Ask what there is, and once a second as long as the view is open. */
async function refresh() {
  if (again !== null) return;
  again = setTimeout(() => ((again = null), changed()), 1000);
  wire = (await ask({ do: "wire", person: view.who })).wire ?? wire;
  changed();
}

/** What is about a message, or about an interaction that made or changed it. */
function behind(message) {
  const known = new Set([message.id, message.asked]);
  for (const one of wire) if (one.what.endsWith("INTERACTION_CREATE") && one.ids.includes(message.id)) known.add(one.ids[0]);
  return wire.filter((one) => one.ids.some((id) => known.has(id)));
}

/** Show what made a message; null for all. */
export function showBehind(message) {
  about = message;
  changed();
}

function heading() {
  return h("p", {}, h("b", { text: t("behind-title") }), button({ class: "bt", data: { key: "all" }, on: { click: () => showBehind(null) } }, t("show-all")));
}

function crossed({ what, data }) {
  const said = data?.data ?? {};
  const named = said.custom_id ?? (said.name && `/${said.name}`);
  const short = what.replaceAll(/\d{15,}/g, "…");
  return h("details", { class: "pr" }, h("summary", {}, h("b", { class: "what", text: short }), named ? h("span", { class: "what", text: named }) : null), h("pre", { text: `${what}\n${JSON.stringify(data, null, 1)}` }));
}
