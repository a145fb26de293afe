// Makes the page live: what a link, a form or another hand brings takes the place of what stands here, without the page
// being opened anew. Everything works without this, more slowly.

const root = document.documentElement;
const said = document.getElementById("told");
const MOVED = 12; // pixels that a finger may slip
const RESTS = 300; // after something new stands here, a finger that was on its way presses nothing
const LOST = 3; // so often the connection is lost before it is said
const AGAIN = 20000; // where nothing can be told, it is looked again after so long
const NOTHING = ":not(*)"; // as what is looked for

let shown = 0; // how often something has taken the place of something else
let changedAt = -RESTS;
let finger = null; // where a finger or the mouse is down, and what stood there
let waiting = null; // what is shown once it is lifted
let asked = 0; // how many pages were asked for
let acting = 0; // how many of them by the reader, and not there yet
let missed = false; // whether something has changed meanwhile
let stream = null;
let trouble = 0;
let later = 0;
let keyed = false; // whether the last press was one of a key
let opener = null; // what had the focus before something was opened

let standing = document.getElementById("main").innerHTML; // as it was sent, before times were worded

root.dataset.script = "";
times();
follow();
late();

// --- what is shown

/** Too much at once: what stands here stays, and may be pressed again. */
class Left extends Error {}

/** Fetches a page and puts it in the place of this one. */
async function go(address, { send = null, push = true, quiet = false } = {}) {
  const mine = ++asked;
  if (!quiet) {
    acting += 1;
    root.dataset.busy = "";
  }
  try {
    const answer = await fetch(address, {
      method: send ? "POST" : "GET",
      body: send,
      headers: { Accept: "text/html" },
      credentials: "same-origin",
    });
    let places = "";
    // A style of another answer carries the mark of another policy: here it is taken over as a sheet.
    const text = (await answer.text()).replace(/<style nonce="[^"]*" id="places">(.*?)<\/style>/s, (_, style) => {
      places = style;
      return "";
    });
    if (mine !== asked && !send) return; // something newer is on its way
    const found = new DOMParser().parseFromString(text, "text/html");
    if (quiet && !answer.ok && answer.status !== 401 && answer.status !== 404) {
      setTimeout(look, AGAIN); // too much at once, or the bot begins: what stands here stays
      return;
    }
    if (answer.status === 429) throw new Left(found.querySelector("[role=alert]").textContent);
    const there = new URL(answer.url);
    there.hash = new URL(address, location).hash;
    show(found, places, there, { push, quiet, sent: Boolean(send) });
    if (said.textContent) say("");
    trouble = 0;
  } catch (error) {
    if (error instanceof Left) say(error.message);
    else if (++trouble >= LOST || send) say(said.dataset.lost);
    if (send) throw error;
  } finally {
    late();
    if (!quiet && --acting === 0) {
      delete root.dataset.busy;
      if (missed) look();
    }
  }
}

/** Puts a page in the place of this one, as soon as no finger is down. */
function show(found, places, there, how) {
  if (finger) {
    waiting = () => show(found, places, there, how);
    return;
  }
  const { push, quiet } = how;
  const main = found.getElementById("main");
  if (!main) return location.assign(there);
  const here = document.getElementById("main");
  const sent = main.innerHTML;
  if (quiet && sent === standing) return;
  standing = sent;
  const held = hold(how);
  const moved = there.pathname !== location.pathname;
  const style = new CSSStyleSheet();
  style.replaceSync(places);
  document.adoptedStyleSheets = [style];
  document.getElementById("places").disabled = true;
  reuse(here, main);
  const sheet = quiet && document.getElementById("sheet");
  if (sheet && !main.querySelector("#sheet")) main.prepend(sheet); // what is open stays until it is closed
  here.replaceWith(main);
  for (const part of ["header", "footer"]) document.querySelector(part).replaceWith(found.querySelector(part));
  document.title = found.title;
  root.lang = found.documentElement.lang;
  root.dataset.look = found.documentElement.dataset.look;
  there.searchParams.delete("note");
  if (!main.querySelector("#play, .hot.on")) for (const one of ["r", "t", "s"]) there.searchParams.delete(one);
  if (push && there.href !== location.href) history.pushState(null, "", there);
  else history.replaceState(null, "", there);
  root.dataset.shown = ++shown;
  changedAt = performance.now();
  root.dataset.fresh = "";
  clearTimeout(show.rests);
  show.rests = setTimeout(() => delete root.dataset.fresh, RESTS);
  times();
  follow();
  restore(held, there, quiet, moved);
}

/** Pictures that stand here already are not loaded again, so nothing flickers. */
function reuse(here, main) {
  const known = new Map([...here.querySelectorAll(".part > img")].map((one) => [one.getAttribute("src"), one]));
  for (const one of main.querySelectorAll(".part > img")) {
    const old = known.get(one.getAttribute("src"));
    if (old && old.alt === one.alt) one.replaceWith(old);
  }
}

/** Where the reader was: what had the focus, what was typed and ticked, how far it was scrolled. */
function hold({ quiet, sent }) {
  const at = document.activeElement;
  const scrolled = [...document.querySelectorAll(".scroller, .side")].map((one) => [one.scrollLeft, one.scrollTop]);
  const from = quiet || sent ? null : chosen();
  if (at === document.body) return { from, places: [], scrolled, ticked: ticked() };
  const within = [];
  for (let one = at; one && one.id !== "main"; one = one.parentElement) if (one.id) within.push({ exact: `#${CSS.escape(one.id)}` });
  const places = [keyOf(at), opener, ...within, { exact: "#bar" }, { exact: "#main" }];
  return { from, places, scrolled, ticked: ticked() };
}

/** How a control is found again in another page: as what it is sent or leads to, else by its words. */
function keyOf(one) {
  const named = `${one.localName}[name="${CSS.escape(one.name)}"]`;
  const set = one.matches("select, textarea, [type=range], [type=text]");
  const exact =
    (one.id && `#${CSS.escape(one.id)}`) ||
    (one.name && (set ? named : `${named}[value="${CSS.escape(one.value)}"]`)) ||
    (one.hasAttribute("href") && `a[href="${CSS.escape(one.getAttribute("href"))}"]`) ||
    NOTHING;
  // An answer with the same words may be one to another question.
  return { exact, tag: one.closest("#bar") ? NOTHING : one.localName, words: wordsOf(one) };
}

function wordsOf(one) {
  return one.ariaLabel ?? one.textContent;
}

/** With what the choice began that is shown. */
function chosen() {
  const given = new URLSearchParams(location.search);
  if (given.has("t")) return { exact: `[name="t"][value="${CSS.escape(given.get("t"))}"]` };
  return given.has("s") ? { exact: `a[href="${CSS.escape(location.pathname + location.search)}#bar"]` } : null;
}

/** Gives the focus to what stands in the place of something. Returns whether it is there. */
function focus(place, scrolls) {
  const all = [...document.querySelectorAll(place.exact)];
  if (place.words) all.push(...[...document.querySelectorAll(place.tag)].filter((one) => wordsOf(one) === place.words));
  const found = all.find((one) => one.checkVisibility());
  found?.focus({ preventScroll: !scrolls });
  return Boolean(found) && document.activeElement === found;
}

/** What is ticked and was not sent; it stays while the same is asked. */
function ticked() {
  const form = document.querySelector(".ticks");
  const boxes = form ? [...form.querySelectorAll(":checked")].map((one) => one.id) : [];
  return { asked: form?.querySelector("button")?.value, boxes };
}

function restore(held, there, quiet, moved) {
  document.querySelectorAll(".scroller, .side").forEach((one, at) => {
    const was = held.scrolled[at];
    if (was) [one.scrollLeft, one.scrollTop] = was;
  });
  if (held.ticked.asked && held.ticked.asked === ticked().asked) {
    for (const id of held.ticked.boxes) document.getElementById(id).checked = true;
  }
  const sheet = document.getElementById("sheet");
  if (sheet && !quiet) {
    opener ??= held.places[0] ?? null;
    return sheet.focus();
  }
  if (!sheet) opener = null;
  if (moved && !quiet) {
    scrollTo(0, 0);
    document.getElementById("main").focus({ preventScroll: true });
    return;
  }
  const bar = document.getElementById("bar");
  // What is chosen by key counts by key: the next way from here is to the button for that.
  const on = document.querySelector("#play, .hot.on");
  if (on && keyed && !quiet) bar.focus();
  else [!on && held.from, ...held.places].some((one) => one && focus(one, keyed && !quiet));
  if (bar && !quiet && there.hash === "#bar") bar.scrollIntoView({ block: "nearest" });
}

function say(text) {
  said.textContent = text;
}

// --- what is pressed

/** A press of a finger or the mouse counts where it began, if nothing else has come to stand there meanwhile. */
document.addEventListener(
  "pointerdown",
  (event) => {
    if (!event.isPrimary) {
      if (finger) finger.spoilt = true; // two fingers enlarge the page
      return;
    }
    finger = { x: event.clientX, y: event.clientY, shown, spoilt: false, top: scrollY };
  },
  true,
);
for (const over of ["pointerup", "pointercancel"]) {
  document.addEventListener(
    over,
    (event) => {
      if (!event.isPrimary || !finger) return;
      const pressed = finger;
      const far = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > MOVED;
      pressed.spoilt ||= far || over === "pointercancel" || Math.abs(scrollY - pressed.top) > MOVED;
      // The click comes right after this.
      setTimeout(() => {
        if (finger === pressed) finger = null;
        const then = waiting;
        waiting = null;
        then?.();
      });
    },
    true,
  );
}

document.addEventListener(
  "click",
  (event) => {
    keyed = !event.detail; // or by a screen reader
    if (keyed || !event.target.closest("main")) return;
    const soon = performance.now() - changedAt < RESTS;
    const old = finger && (finger.spoilt || finger.shown !== shown);
    if (old || soon) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  },
  true,
);

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const there = new URL(link.href);
  if (there.origin !== location.origin || link.hasAttribute("download") || link.classList.contains("skip")) return;
  event.preventDefault();
  go(there.href);
});

document.addEventListener("submit", async (event) => {
  const form = event.target;
  const there = new URL(form.getAttribute("action"), location);
  if (there.origin !== location.origin || there.pathname.startsWith("/in/")) return;
  event.preventDefault();
  const given = new URLSearchParams(new FormData(form));
  if (event.submitter?.name) given.append(event.submitter.name, event.submitter.value);
  if (form.method === "get") {
    there.search = given;
    go(there.href);
    return;
  }
  if (form.dataset.sent) return;
  form.dataset.sent = "1";
  try {
    await go(there.href, { send: given });
  } catch {
    delete form.dataset.sent; // the connection was lost: it may be pressed again, and counts once
  }
});

document.addEventListener("input", (event) => {
  if (event.target.type !== "range") return;
  asked += 1; // what is on its way belongs to where the slider was
  clearTimeout(later);
  later = setTimeout(() => event.target.form.requestSubmit(), 250);
});
document.addEventListener("change", (event) => {
  if (event.target.closest(".slider") && event.target.tagName === "SELECT") event.target.form.requestSubmit();
});

/** A browser leaves half of an area out of sight where the picture is wider than the page. */
document.addEventListener("focusin", (event) => {
  if (event.target.matches(".hot:focus-visible")) event.target.scrollIntoView({ block: "nearest", inline: "nearest" });
});

/** Escape closes what was opened, or else gives up what was chosen. */
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.target.matches("select, textarea, [type=text]")) return;
  (document.querySelector("#sheet :is(.close, .back)") ?? document.querySelector("#bar .back"))?.click();
});
addEventListener("popstate", () => go(location.href, { push: false }));

// --- what others do

/** Hears when the match has changed, as long as the page can be seen. */
function follow() {
  const address = document.getElementById("main").dataset.live;
  if (stream && stream.address === address && stream.source.readyState !== 2) return;
  stream?.source.close();
  clearInterval(stream?.again);
  stream = null;
  if (!address || document.hidden) return;
  const source = new EventSource(address);
  stream = { address, source, again: 0 };
  source.addEventListener("changed", () => setTimeout(look, address.startsWith("/t/") ? Math.random() * 600 : 0));
  source.addEventListener("ended", () => {
    source.close();
    poll();
  });
  source.onerror = () => source.readyState === 2 && poll();
}

function poll() {
  if (stream && !stream.again) stream.again = setInterval(look, AGAIN);
}

/** Looks how things stand now; what the reader does goes first. */
function look() {
  missed = acting > 0;
  if (!document.hidden && !missed) go(location.href, { push: false, quiet: true });
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    stream?.source.close();
    clearInterval(stream?.again);
    stream = null;
  } else {
    look();
    follow();
  }
});
addEventListener("pageshow", (event) => event.persisted && look());

/** What follows is looked for. */
function late() {
  clearTimeout(late.again);
  if ("late" in document.getElementById("main").dataset) late.again = setTimeout(look, 700);
}

document.addEventListener(
  "error",
  (event) => {
    // A picture that is not kept any more: the page names it anew.
    if (event.target.matches?.(".part > img") && !event.target.dataset.again) {
      event.target.dataset.again = "1";
      setTimeout(() => go(location.href, { push: false }), 500);
    }
  },
  true,
);

// --- times

/** Times in the words of the reader. */
function times() {
  const now = Date.now();
  const language = root.lang;
  const forms = {
    t: { timeStyle: "short" },
    T: { timeStyle: "medium" },
    d: { dateStyle: "short" },
    D: { dateStyle: "long" },
    f: { dateStyle: "long", timeStyle: "short" },
    F: { dateStyle: "full", timeStyle: "short" },
  };
  for (const one of document.querySelectorAll("time[datetime]")) {
    const at = new Date(one.dateTime);
    const full = new Intl.DateTimeFormat(language, forms.f).format(at);
    const text = one.dataset.form === "R" ? ago(at - now, language) : new Intl.DateTimeFormat(language, forms[one.dataset.form] ?? forms.f).format(at);
    if (one.textContent !== text) one.textContent = text;
    one.title = full;
  }
}

function ago(milliseconds, language) {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const units = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
  const seconds = milliseconds / 1000;
  const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) ?? units.at(-1);
  return words.format(Math.trunc(seconds / length), unit);
}
