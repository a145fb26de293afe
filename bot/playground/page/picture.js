// Pictures: the old one stays, dimmed, until the new one is there; a lost one is asked for again; a press enlarges.

import { button, h, icon } from "./dom.js";
import { t } from "./words.js";

const AGAIN_MS = [500, 2000, 6000];

/** The pictures that stood in a message, to go on with in its next form: those of the same address first, then in order. */
export class Pool {
  constructor(old, addresses) {
    this.frames = old ? [...old.querySelectorAll(".pic")] : [];
    this.wanted = addresses;
  }

  /** The frame that goes on as the picture with this address; null if there is none. */
  take(address) {
    const same = this.frames.findIndex((one) => one.dataset.address === address);
    // Whatever still shows an address that is to come stays for it.
    const at = same >= 0 ? same : this.frames.findIndex((one) => !this.wanted.includes(one.dataset.address));
    this.wanted = this.wanted.toSpliced(this.wanted.indexOf(address), 1);
    return at < 0 ? null : this.frames.splice(at, 1)[0];
  }
}

/** A picture. `media` as Discord describes it; `old` is the frame that goes on as this picture, if any: it is changed. */
export function picture(media, description, old = null) {
  const [width, height] = media.size ?? [1200, 764];
  const alt = description || t("no-description");
  const frame = old ?? button({ class: "pic", data: { key: "picture" }, on: { click: () => pressed(frame) } }, h("span", { class: "zoom" }, icon("zoom")));
  frame.setAttribute("aria-label", t("enlarge", { alt }));
  frame.style.setProperty("--ratio", width / height);
  frame.style.setProperty("--natural", `${width}px`);
  frame.dataset.alt = alt;
  if (frame.dataset.address === media.url) {
    const shown = frame.loading ?? frame.querySelector("img");
    if (shown) shown.alt = alt;
    return frame;
  }
  frame.dataset.address = media.url;
  load(frame, media.url, 0);
  return frame;
}

/**
 * Load what the frame is to show. Of several that are on their way each is shown when it comes, unless a newer one has
 * come before it: what is shown gets newer only, and does not wait for a row of changes to end.
 */
function load(frame, address, tries) {
  const image = h("img", { alt: frame.dataset.alt, decoding: "async", src: tries ? `${address}?again=${tries}` : address });
  const number = (frame.asked = (frame.asked ?? 0) + 1);
  const last = () => frame.asked === number;
  frame.loading = image;
  frame.querySelector(".lost")?.remove();
  frame.classList.add("loading");
  if (!frame.querySelector("img")) frame.prepend(image);
  image.decode().then(
    () => {
      if (number < (frame.shown ?? 0)) return;
      frame.shown = number;
      if (last()) arrived(frame);
      const before = frame.querySelector("img");
      if (before === null) frame.prepend(image);
      else if (before !== image) before.replaceWith(image);
    },
    () => {
      if (!last()) return;
      if (tries < AGAIN_MS.length) setTimeout(() => last() && load(frame, address, tries + 1), AGAIN_MS[tries]);
      else lost(frame);
    },
  );
}

function arrived(frame) {
  frame.loading.alt = frame.dataset.alt;
  frame.loading = null;
  frame.classList.remove("loading");
}

/** Nothing stands there rather than something old. */
function lost(frame) {
  frame.loading = null;
  frame.classList.remove("loading");
  frame.querySelector("img")?.remove();
  frame.append(h("span", { class: "lost", text: `${t("lost")} ${frame.dataset.alt}` }));
}

function pressed(frame) {
  if (frame.querySelector(".lost")) load(frame, frame.dataset.address, Date.now());
  else enlarge(frame.dataset.address, frame.dataset.alt);
}

/** Show a picture large; a press on it shows it in its own size. */
function enlarge(address, alt) {
  const image = h("img", { src: address, alt, on: { click: () => dialog.classList.toggle("whole") } });
  const dialog = h(
    "dialog",
    { class: "large", "aria-label": t("picture") },
    h("div", { class: "scroll", tabindex: "0", "aria-label": t("picture-scroll"), role: "group" }, image),
    h("p", { class: "alt", tabindex: "0", text: alt }),
    button({ class: "ic closes", "aria-label": t("close-picture"), on: { click: () => dialog.close() } }, icon("close")),
  );
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
