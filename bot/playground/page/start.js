// The first screen: choose a game; one press and you sit at the table.

import { button, h, icon, redraw } from "./dom.js";
import { pending } from "./link.js";
import { avatar } from "./people.js";
import { learn, openTable } from "./presses.js";
import { nameOf, view, world } from "./state.js";

/** Draw the first screen. */
export function showStart(place) {
  const opening = pending().filter((one) => one.do === "open" || one.do === "learn").map((one) => [one.game, one.computers ?? "learn"]);
  redraw(place, [view.who, opening, world.games.length, world.connected], () => [
    h(
      "div",
      { class: "in" },
      h("h1", { text: "Choose a game" }),
      h("p", { class: "lead", text: `You are ${nameOf(view.who)}. One press and you sit at the table; the next press is your first move.` }),
      world.connected ? null : h("p", { class: "ask off", role: "alert", text: "The program does not answer. What you press now is kept and goes out when it is back." }),
      h("div", { class: "games" }, world.games.map((game, number) => card(game, number === 0, opening))),
      h(
        "div",
        { class: "know" },
        h("div", {}, avatar(world.people[0].id), h("span", {}, h("b", { text: "Four people, all yours." }), " Press an avatar above to be somebody else.")),
        h("div", {}, h("span", { class: "who asked" }, avatar(world.people.at(-1).id)), h("span", {}, h("b", { text: "An amber ring" }), " marks who is asked for a move.")),
        h("div", {}, icon("lock"), h("span", {}, h("b", { text: "Private answers" }), " open at the right; the others never see them.")),
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
    h("div", { class: "im" }, game.picture ? h("img", { src: `/game/${game.key}`, alt: "", width: 600, height: 450 }) : null),
    h(
      "div",
      { class: "bd" },
      h("h2", {}, game.title, first ? [" ", h("span", { class: "tag n", text: "Good first game" })] : null),
      h("p", { class: "d", text: game.summary }),
      h("p", { class: "f", text: `${low} to ${high} people · ${game.minutes[0]} to ${game.minutes[1]} minutes` }),
      button({ class: `bt go${busy(true)}`, "aria-label": `Play ${game.title} against computers`, data: { key: `play-${game.key}` }, on: { click: () => openTable(game.key, true) } }, "Play against computers"),
      game.lesson
        ? button(
            { class: `bt tx${busy("learn")}`, "aria-label": `Learn ${game.title} in a guided first match`, data: { key: `learn-${game.key}` }, on: { click: () => learn(game.key) } },
            "Guided first match",
          )
        : null,
      button(
        {
          class: `bt tx${busy(false)}`,
          "aria-label": `Open a ${game.title} table for people`,
          data: { key: `people-${game.key}` },
          on: { click: () => openTable(game.key, false) },
        },
        "Open a table for people",
      ),
    ),
  );
}

