// The box under a room: messages, and commands with their options typed or chosen.

import { button, h } from "./dom.js";
import { ask } from "./link.js";
import { avatar } from "./people.js";
import { came } from "./presses.js";
import { keep, nameOf, read, room, world } from "./state.js";
import { language, nameOfRoom, t } from "./words.js";

const DRAFTS = "hourglass-drafts";
const TYPING_MS = 120;
const MOST_SHOWN = 12;
const TEXT = 3;
const TRUTH = 5;
const PEOPLE = [6, 9];
const CHANNEL = 7;
/** Discord's kinds of options, by the sentences that name them. */
const KINDS = { 3: "kind-text", 4: "kind-whole", 5: "kind-truth", 6: "kind-person", 7: "kind-channel", 8: "kind-role", 9: "kind-somebody", 10: "kind-number" };

/** The box of one pane. */
export class Composer {
  constructor() {
    this.spec = null;
    this.clear();
    this.commands = [];
    this.before = h("span", { class: "before" });
    this.popup = h("div", { class: "pop", role: "listbox", hidden: true, id: `pop-${crypto.randomUUID()}` });
    this.input = h("input", {
      type: "text",
      autocomplete: "off",
      role: "combobox",
      "aria-expanded": "false",
      "aria-controls": this.popup.id,
      "aria-autocomplete": "list",
      on: { input: () => this.typed(), keydown: (event) => this.key(event), focus: () => this.suggest(), blur: () => this.close() },
    });
    this.line = h("div", { class: "line" }, this.before, this.input);
    this.form = h("form", { class: "box", on: { submit: (event) => event.preventDefault(), pointerdown: (event) => this.pointed(event) } }, this.popup, this.line);
    this.element = this.form;
  }

  clear() {
    this.command = null; // {path, description, options}
    this.filled = []; // {name, value, label}
    this.option = null; // the name of the option that is being typed
    this.offers = []; // what the list shows: {label, description, take}
    this.at = 0;
    this.asked = 0;
    this.looking = null;
  }

  /** Stand under a room, as a person. */
  show(spec) {
    const key = `${spec.as} ${spec.room}`;
    if (this.stands === key && this.spoken === language()) return;
    const same = this.stands === key;
    Object.assign(this, { spec, stands: key, spoken: language() });
    if (same) return this.draw();
    this.clear();
    this.input.value = read(DRAFTS)[key] ?? "";
    return this.draw();
  }

  draft(text) {
    keep(DRAFTS, { ...read(DRAFTS), [`${this.spec.as} ${this.spec.room}`]: text });
  }

  draw() {
    const { as } = this.spec;
    const name = nameOf(as);
    const where = room(this.spec.room)?.kind === "dm" ? t("write") : t("say", { name });
    this.input.placeholder = this.command ? "" : where;
    this.input.setAttribute("aria-label", this.option ? t("option-of", { option: this.option, command: this.command.path }) : this.command ? t("options-of", { command: this.command.path }) : t("message-as", { name }));
    const chips = this.filled.map((one) => h("span", { class: "chip" }, h("b", { text: one.name }), h("span", { text: one.label })));
    this.before.replaceChildren(
      avatar(as),
      ...(this.command ? [h("span", { class: "cmd", text: `/${this.command.path}` }), ...chips] : []),
      this.option ? h("span", { class: "chip on" }, h("b", { text: this.option })) : "",
    );
  }

  // --- typing

  async typed() {
    const text = this.input.value;
    if (!this.command) {
      this.draft(text);
      if (text.startsWith("/") && this.commandsFor !== `${this.spec.as} ${this.spec.room}`) await this.load();
      const known = this.commands.find((one) => text.startsWith(`/${one.path} `));
      if (known) {
        this.begin(known);
        this.input.value = text.slice(known.path.length + 2);
        return this.typed();
      }
    } else {
      this.readOptions();
    }
    return this.suggest();
  }

  /** Options typed as `name:value` become chips. */
  readOptions() {
    const names = this.command.options.map((one) => one.name);
    const next = new RegExp(`(?:^|\\s)(${names.join("|") || "-"}):`).exec(this.input.value);
    if (!next || this.filled.some((one) => one.name === next[1])) return;
    const before = this.input.value.slice(0, next.index).trim();
    const after = this.input.value.slice(next.index + next[0].length).trimStart();
    if (this.option && before) this.fill(this.option, before, before);
    this.option = next[1];
    this.input.value = after;
    this.draw();
  }

  async load() {
    const { as, room: roomId } = this.spec;
    this.commandsFor = `${as} ${roomId}`;
    const answer = await ask({ do: "commands", person: as, room: roomId });
    this.commands = answer.commands ?? [];
  }

  begin(command) {
    this.command = command;
    this.filled = [];
    this.option = command.options.find((one) => one.required)?.name ?? null;
    this.input.value = "";
    this.draft("");
    this.draw();
  }

  fill(name, value, label) {
    this.filled = [...this.filled.filter((one) => one.name !== name), { name, value: String(value), label }];
    this.option = this.left().find((one) => one.required)?.name ?? null;
    this.input.value = "";
    this.draw();
  }

  left() {
    return this.command.options.filter((one) => !this.filled.some((done) => done.name === one.name));
  }

  // --- what is offered

  /** Offer what fits what is typed; keys that take an offer wait for it. */
  suggest() {
    this.looking = this.look();
    return this.looking;
  }

  async look() {
    const number = ++this.asked;
    const offers = await this.offered(number);
    if (number !== this.asked || document.activeElement !== this.input) return;
    this.offers = offers.list;
    this.at = 0;
    this.show_(offers.title);
  }

  async offered(number) {
    const text = this.input.value;
    if (!this.command) {
      if (!text.startsWith("/")) return { title: "", list: [] };
      const wanted = text.slice(1).toLowerCase();
      if (this.commandsFor !== `${this.spec.as} ${this.spec.room}`) await this.load();
      const found = this.commands.filter((one) => one.path.startsWith(wanted)).concat(this.commands.filter((one) => !one.path.startsWith(wanted) && one.path.includes(wanted)));
      return { title: t(found.length ? "commands" : "no-command"), list: found.map((one) => ({ label: `/${one.path}`, description: one.description, take: () => this.begin(one) })) };
    }
    const option = this.command.options.find((one) => one.name === this.option);
    if (option) {
      const list = (await this.values(option, text, number)).map((one) => ({ label: one.name, description: one.description, take: () => this.fill(option.name, one.value, one.name) }));
      return { title: `/${this.command.path} · ${option.name}: ${option.description}`, list, free: true };
    }
    const more = this.left().filter((one) => one.name.startsWith(text.trim().toLowerCase()));
    const list = more.map((one) => ({ label: `${one.name}:`, description: `${one.description} (${t(KINDS[one.type])})`, take: () => this.open(one.name) }));
    return { title: list.length ? t("more-options", { command: this.command.path }) : t("enter-sends", { command: this.command.path }), list, ready: true };
  }

  open(name) {
    this.option = name;
    this.input.value = "";
    this.draw();
    this.suggest();
  }

  async values(option, text, number) {
    const wanted = text.trim().toLowerCase();
    const matching = (list) => list.filter((one) => one.name.toLowerCase().includes(wanted));
    if (option.choices?.length) return matching(option.choices);
    if (option.type === TRUTH) return matching([{ name: t("yes"), value: "true" }, { name: t("no"), value: "false" }]);
    if (PEOPLE.includes(option.type)) return matching(world.people.map((one) => ({ name: one.name, value: one.id })));
    if (option.type === CHANNEL) return matching([...world.rooms.values()].filter((one) => one.kind !== "dm").map((one) => ({ name: nameOfRoom(one), value: one.id })));
    if (!option.autocomplete) return [];
    await new Promise((resolve) => setTimeout(resolve, TYPING_MS));
    if (number !== this.asked) return [];
    const options = Object.fromEntries(this.filled.map((one) => [one.name, one.value]));
    const answer = await ask({ do: "complete", person: this.spec.as, room: this.spec.room, command: this.command.path, option: option.name, typed: text, options });
    return answer.choices ?? [];
  }

  show_(title) {
    const open = title !== "";
    this.popup.hidden = !open;
    this.input.setAttribute("aria-expanded", String(open));
    if (!open) return;
    const rows = this.offers.slice(0, 25).map((one, number) =>
      button(
        {
          role: "option",
          id: `${this.popup.id}-${number}`,
          tabindex: "-1",
          "aria-selected": String(number === this.at),
          on: {
            pointerdown: (event) => event.preventDefault(),
            click: () => this.take(number),
          },
        },
        h("b", { text: one.label }),
        h("span", { text: one.description ?? "" }),
      ),
    );
    this.popup.replaceChildren(
      h("h4", { text: title }),
      h("div", { class: "rows" }, rows),
      h("footer", {}, ...[["↑ ↓", "pop-choose"], ["Tab", "pop-take"], ["Enter", this.ready() ? "pop-send" : "pop-take"], ["Esc", "pop-close"]].map(([key, what]) => h("span", {}, h("kbd", { text: key }), ` ${t(what)}`))),
    );
    if (rows.length > MOST_SHOWN) this.popup.classList.add("long");
    this.mark();
  }

  mark() {
    this.popup.querySelectorAll('[role="option"]').forEach((row, number) => {
      row.setAttribute("aria-selected", String(number === this.at));
      if (number === this.at) row.scrollIntoView({ block: "nearest" });
    });
    if (this.offers.length) this.input.setAttribute("aria-activedescendant", `${this.popup.id}-${this.at}`);
    else this.input.removeAttribute("aria-activedescendant");
  }

  close() {
    this.asked += 1;
    this.popup.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
  }

  take(number) {
    this.offers[number]?.take();
    this.input.focus();
    this.suggest();
  }

  // --- keys

  key(event) {
    const open = !this.popup.hidden;
    if (event.key === "Escape" && (open || this.command)) {
      event.stopPropagation();
      if (open && this.command === null) return this.close();
      this.clear();
      this.input.value = "";
      this.draw();
      return this.close();
    }
    if (open && this.offers.length && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      this.at = (this.at + (event.key === "ArrowDown" ? 1 : -1) + this.offers.length) % this.offers.length;
      return this.mark();
    }
    if (event.key === "Tab" && !event.shiftKey && (this.command || this.input.value.startsWith("/"))) {
      event.preventDefault();
      return Promise.resolve(this.looking).then(() => this.take(this.at));
    }
    if (event.key === "Backspace" && this.input.value === "" && this.command) {
      event.preventDefault();
      if (this.option && !this.command.options.find((one) => one.name === this.option)?.required) this.option = null;
      else if (this.filled.length) this.option = this.filled.pop().name;
      else this.clear();
      this.draw();
      return this.suggest();
    }
    if (event.key === "Enter") {
      event.preventDefault();
      return Promise.resolve(this.looking).then(() => this.enter());
    }
    return undefined;
  }

  /** Whether Enter sends what stands here. */
  ready() {
    return this.command !== null && this.option === null && this.input.value.trim() === "" && !this.left().some((one) => one.required);
  }

  async enter() {
    const text = this.input.value;
    if (!this.command) {
      if (text.startsWith("/")) {
        if (this.commandsFor !== `${this.spec.as} ${this.spec.room}`) await this.load();
        const whole = this.commands.find((one) => text.trim() === `/${one.path}`);
        if (whole) this.begin(whole);
        else if (this.offers.length) return this.take(this.at);
        if (this.ready()) return this.send();
        return this.suggest();
      }
      if (text.trim()) return this.say(text);
      return undefined;
    }
    if (this.option) {
      const option = this.command.options.find((one) => one.name === this.option);
      if (this.offers.length) {
        this.take(this.at);
      } else if (text.trim()) {
        this.fill(this.option, text.trim(), text.trim());
      } else {
        return undefined;
      }
      if (option.type === TEXT && this.ready()) this.suggest();
      return undefined;
    }
    if (text.trim() && this.offers.length) return this.take(this.at);
    if (this.ready()) return this.send();
    return undefined;
  }

  async say(text) {
    this.input.value = "";
    this.draft("");
    this.close();
    const request = { do: "say", person: this.spec.as, room: this.spec.room, text };
    const answer = await ask(request);
    came(request, answer);
    if (answer.result !== "done") this.giveBack(text);
  }

  async send() {
    const options = Object.fromEntries(this.filled.map((one) => [one.name, one.value]));
    const request = { do: "slash", person: this.spec.as, room: this.spec.room, command: this.command.path, options };
    this.clear();
    this.input.value = "";
    this.draw();
    this.close();
    this.form.classList.add("busy");
    const answer = await ask(request);
    this.form.classList.remove("busy");
    came(request, answer);
  }

  giveBack(text) {
    if (this.input.value === "") {
      this.input.value = text;
      this.draft(text);
    }
  }

  pointed(event) {
    if (event.target === this.form || event.target === this.line) {
      event.preventDefault();
      this.input.focus();
    }
  }
}
