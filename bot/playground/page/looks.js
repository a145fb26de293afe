// As what messages are shown: as Discord does on a desktop or on a phone, or with pictures as large as the room.

import { changed, view } from "./state.js";

/** Whether the window is so narrow that one part of the page is shown at a time. */
export const NARROW = matchMedia("(max-width: 760px)");

export const LOOKS = ["desktop", "phone", "large"];

/** What was chosen, else what the window is like. */
export const looks = () => (LOOKS.includes(view.looks) ? view.looks : NARROW.matches ? "phone" : "desktop");

export function choose(what) {
  view.looks = what;
  changed();
}
