// The second pane: direct messages, another person's view of the same room, the developer's view.

import { showDeveloper } from "./developer.js";
import { button, h, icon } from "./dom.js";
import { Pane } from "./pane.js";
import { changed, directRoom, nameOf, room, view, world } from "./state.js";
import { language, t } from "./words.js";

/** The second pane, whatever it shows. */
export class Side {
  constructor() {
    this.pane = new Pane(true);
    this.developer = h("section", { class: "pane side dev" });
  }

  /** The element to show, or null for no second pane. */
  show() {
    if (view.side === "" || view.room === "start") return null;
    if (view.side === "dev") {
      this.developer.setAttribute("aria-label", t("developer"));
      showDeveloper(this.developer, chooser());
      return this.developer;
    }
    const spec = this.spec();
    if (spec === null) return null;
    this.pane.show({ ...spec, tools: chooser(), toolsKey: `${view.side} ${view.who} ${language()}` });
    return this.pane.element;
  }

  spec() {
    const here = room(view.room);
    const other = view.side.slice(2);
    if (view.side !== "dm") {
      if (here.kind === "dm") return { roomId: directRoom(other).id, as: other };
      return { roomId: view.room, as: other, title: t("same-room") };
    }
    if (here.kind === "dm") return null;
    return {
      roomId: directRoom(view.who).id,
      as: view.who,
      title: t("direct"),
      about: here.match ?? null,
      named: false,
      empty: [h("p", { text: t("no-direct", { name: nameOf(view.who) }) })],
    };
  }
}

function chooser() {
  const options = [
    ["dm", t("direct")],
    ...world.people.filter((one) => one.id !== view.who).map((one) => [`p-${one.id}`, t("room-as", { name: one.name })]),
    ["dev", t("developer")],
  ];
  const select = h(
    "select",
    {
      "aria-label": t("second-pane-shows"),
      data: { key: "side" },
      on: {
        change: (event) => {
          view.side = event.target.value;
          changed();
        },
      },
    },
    options.map(([value, text]) => h("option", { value, text })),
  );
  select.value = view.side;
  const close = button({ class: "ic", "aria-label": t("close-pane"), data: { key: "close-side" }, on: { click: () => toggleSide() } }, icon("close"));
  return [select, close];
}

/** Open or close the second pane. */
export function toggleSide(what = "dm") {
  view.side = view.side === "" || (what === "dev" && view.side !== "dev") ? what : what === "dev" ? "dm" : "";
  changed();
}
