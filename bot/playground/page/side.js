// The second pane: private answers, direct messages, another person's view of the same room, the developer's view.

import { showDeveloper } from "./developer.js";
import { button, h, icon } from "./dom.js";
import { Pane } from "./pane.js";
import { changed, directRoom, messages, nameOf, room, view, world } from "./state.js";

/** The second pane, whatever it shows. */
export class Side {
  constructor() {
    this.pane = new Pane(true);
    this.developer = h("section", { class: "pane side dev", "aria-label": "Developer view" });
  }

  /** The element to show, or null for no second pane. */
  show() {
    if (view.side === "" || view.room === "start") return null;
    if (view.side === "dev") {
      showDeveloper(this.developer, chooser());
      return this.developer;
    }
    const spec = this.spec();
    if (spec === null) return null;
    this.pane.show(spec);
    return this.pane.element;
  }

  spec() {
    const tools = chooser();
    const toolsKey = `${view.side} ${view.who}`;
    const other = /^p-(.+)$/.exec(view.side)?.[1];
    const direct = directRoom(view.who);
    if (other) {
      if (room(view.room).kind === "dm") return { roomId: directRoom(other).id, as: other, which: "both", tools, toolsKey };
      return { roomId: view.room, as: other, which: "both", title: "Same room", tools, toolsKey };
    }
    const here = room(view.room);
    const answers = here.kind === "dm" ? [] : messages(here.id, view.who, "private");
    const lastDirect = messages(direct.id, view.who).at(-1);
    const title = `Only ${nameOf(view.who)} sees this`;
    if (view.side === "private" && answers.length) {
      return { roomId: here.id, as: view.who, which: "private", title, glyph: "lock", tools, toolsKey, dock: false, named: false };
    }
    if (here.kind === "dm") return null;
    return {
      roomId: direct.id,
      as: view.who,
      which: "both",
      title: view.side === "dm" || lastDirect ? "Direct messages" : title,
      glyph: lastDirect ? "dm" : "lock",
      about: here.kind === "thread" ? here.id : null,
      named: false,
      tools,
      toolsKey,
      empty: [h("p", {}, "Nothing private here yet. What only ", h("b", { text: nameOf(view.who) }), " may see comes here: a hand, a question, the answer to ", h("b", { text: "My desk" }), ".")],
    };
  }
}

function chooser() {
  const options = [
    ["private", "Private"],
    ["dm", "Direct messages"],
    ...world.people.filter((one) => one.id !== view.who).map((one) => [`p-${one.id}`, `This room as ${one.name}`]),
    ["dev", "Developer view"],
  ];
  const select = h(
    "select",
    {
      "aria-label": "What stands in the second pane",
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
  const close = button({ class: "ic", "aria-label": "Close this pane", data: { key: "close-side" }, on: { click: () => toggleSide() } }, icon("close"));
  return [select, close];
}

/** Open or close the second pane. */
export function toggleSide(what = "private") {
  view.side = view.side === "" || (what === "dev" && view.side !== "dev") ? what : what === "dev" ? "private" : "";
  changed();
}

