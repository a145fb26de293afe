// The first screen: choose a game; one press and you sit at the table.

import { button, h, icon, redraw } from "./dom.js";
import { pending } from "./link.js";
import { avatar } from "./people.js";
import { learn, openTable } from "./presses.js";
import { nameOf, view, world } from "./state.js";
import { language, t } from "./words.js";

/** Draw the first screen. */
export function showStart(place) {
  const opening = pending().filter((one) => one.do === "open" || one.do === "learn").map((one) => [one.game, one.computers ?? "learn"]);
  redraw(place, [view.who, opening, world.games.length, world.connected], () => [
    h(
      "div",
      { class: "in" },
      h("h2", { class: "big", text: t("choose-game") }),
      h("p", { class: "lead", text: t("lead", { name: nameOf(view.who) }) }),
      world.connected ? null : h("p", { class: "ask off", role: "alert", text: t("away", { count: 0 }) }),
      h("div", { class: "games" }, world.games.map((game, number) => card(game, number === 0, opening))),
      h(
        "div",
        { class: "know" },
        h("div", {}, avatar(world.people[0].id), h("span", {}, h("b", { text: t("know-people") }), " ", t("know-people-more"))),
        h("div", {}, h("span", { class: "who asked" }, avatar(world.people.at(-1).id)), h("span", {}, h("b", { text: t("know-ring") }), " ", t("know-ring-more"))),
        h("div", {}, icon("lock"), h("span", {}, h("b", { text: t("know-private") }), " ", t("know-private-more"))),
      ),
    ),
  ]);
}

function card(game, first, opening) {
  const [low, high] = game.players;
  const busy = (computers) => (opening.some(([key, with_]) => key === game.key && with_ === computers) ? " busy" : "");
  return h(
    "article",
    { class: "g", data: { game: game.key } },
    h("div", { class: "im" }, game.picture ? h("img", { src: `/game/${game.key}?language=${language()}`, alt: "", width: 600, height: 450 }) : null),
    h(
      "div",
      { class: "bd" },
      h("h3", {}, game.title, first ? [" ", h("span", { class: "tag n", text: t("good-first") })] : null),
      h("p", { class: "d", text: game.summary[language()] }),
      h("p", { class: "f", text: t("facts", { low, high, least: game.minutes[0], most: game.minutes[1] }) }),
      button({ class: `bt go${busy(true)}`, "aria-label": `${t("play")}: ${game.title}`, data: { key: `play-${game.key}` }, on: { click: () => openTable(game.key, true) } }, t("play")),
      game.lesson
        ? button(
            { class: `bt tx${busy("learn")}`, "aria-label": `${t("learn")}: ${game.title}`, data: { key: `learn-${game.key}` }, on: { click: () => learn(game.key) } },
            t("learn"),
          )
        : null,
      button(
        {
          class: `bt tx${busy(false)}`,
          "aria-label": `${t("people")}: ${game.title}`,
          data: { key: `people-${game.key}` },
          on: { click: () => openTable(game.key, false) },
        },
        t("people"),
      ),
    ),
  );
}

