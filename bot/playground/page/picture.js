// Pictures: the old one stays until the new one is there; a press enlarges.

import { button, h, icon } from "./dom.js";

/** A picture. `media` as Discord describes it; `old` is the element that stood there before, if any. */
export function picture(media, description, old = null) {
  const [width, height] = media.size ?? [550, 412];
  const alt = description || "Picture without a description";
  const frame = button(
    { class: "pic", "aria-label": `Enlarge: ${alt}`, data: { address: media.url, ratio: width / height, key: "picture" }, on: { click: () => enlarge(media.url, alt) } },
    h("span", { class: "zoom" }, icon("zoom")),
  );
  const before = old?.querySelector("img");
  if (before && old.dataset.address === media.url) {
    frame.prepend(before);
    return frame;
  }
  const fresh = h("img", { alt, width, height, src: media.url, decoding: "async" });
  if (!before) {
    frame.prepend(fresh);
    fresh.addEventListener("error", () => failed(frame, fresh, alt), { once: true });
    return frame;
  }
  frame.prepend(before);
  frame.classList.add("loading");
  const show = () => {
    frame.classList.remove("loading");
    if (before.parentNode === frame) before.replaceWith(fresh);
  };
  fresh.decode().then(show, () => {
    show();
    failed(frame, fresh, alt);
  });
  return frame;
}

function failed(frame, image, alt) {
  image.hidden = true;
  frame.querySelector(".lost")?.remove();
  frame.append(h("span", { class: "lost", text: `The picture could not be loaded; press to try again. ${alt}` }));
  frame.addEventListener(
    "click",
    (event) => {
      event.stopImmediatePropagation();
      frame.querySelector(".lost")?.remove();
      image.hidden = false;
      image.src = `${image.src.split("?")[0]}?again=${Date.now()}`;
      image.addEventListener("error", () => failed(frame, image, alt), { once: true });
    },
    { once: true, capture: true },
  );
}

/** Show a picture large; a press on it shows it in its own size. */
export function enlarge(address, alt) {
  const image = h("img", { src: address, alt, on: { click: () => dialog.classList.toggle("whole") } });
  const dialog = h(
    "dialog",
    { class: "large", "aria-label": "Picture" },
    h("div", { class: "scroll", tabindex: "0", "aria-label": "Picture; scroll to see all of it" }, image),
    h("p", { class: "alt", text: alt }),
    button({ class: "ic closes", "aria-label": "Close the picture", on: { click: () => dialog.close() } }, icon("close")),
  );
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
