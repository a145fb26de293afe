// *Follow the turn*: be whoever is asked here, a moment after the last press has shown its effect.

import { pending } from "./link.js";
import { be, room, view } from "./state.js";

const FOLLOW_MS = 900;
/** So long after it can be seen nobody has noticed yet that they are somebody else. */
const NOTICED_MS = 400;
/** While something is open or being written the page changes nothing under one's hands. */
const BUSY = ".list, .dlg, dialog, .box:focus-within .cmd, .box input:focus:not(:placeholder-shown)";

let following = null;
let last = null; // {from, to, seen}: the last change that was made here; seen: since when it can be seen, null: not yet

/** Look whether somebody else is asked. */
export function follow() {
  const here = room(view.room);
  const asked = Object.keys(here?.asked ?? {});
  const wanted = view.follow && here?.kind === "thread" && asked.length && !asked.includes(view.who) && !pending().length ? asked[0] : null;
  if (wanted === (following?.who ?? null)) return;
  clearTimeout(following?.timer);
  following = wanted && { who: wanted, timer: setTimeout(turn, FOLLOW_MS) };
}

function turn() {
  const { who } = following;
  if (document.querySelector(BUSY)) {
    following.timer = setTimeout(turn, FOLLOW_MS);
    return;
  }
  following = null;
  last = { from: view.who, to: who, seen: null };
  be(who);
  // The page draws what has changed in its next frame, however long that takes; in the one after it everybody sees it.
  const change = last;
  requestAnimationFrame(() => requestAnimationFrame(() => (change.seen = performance.now())));
}

/** Who was shown until a moment ago, if `person` has come in their place without a press; else null. */
export function shownBefore(person) {
  return last?.to === person && (last.seen === null || performance.now() - last.seen < NOTICED_MS) ? last.from : null;
}
