import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

const listening: [EventTarget, string, EventListenerOrEventListenerObject][] = [];

function modal(id: string, props = {}, inside = "<p>Inside</p>"): string {
  return renderKind("modal", { repeat: "visit", ...props })
    .replace("<dialog ", `<dialog id="${id}" `)
    .replace('data-key="b1"', `data-key="${id}"`)
    .replace("[content]", inside);
}

const page = (...modals: string[]) =>
  `<a id="to-offer" href="#offer">Offer</a><input id="field"><h2 id="plans">Plans</h2>${modals.join("")}`;

async function load(html: string): Promise<void> {
  document.body.innerHTML = html;
  vi.resetModules();
  await import("./client.ts");
}

function get<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`${selector} is missing`);
  return found;
}

const opened = () => [...document.querySelectorAll("dialog[open]")].map(({ id }) => id);
const closeAll = () => {
  for (const dialog of document.querySelectorAll("dialog")) if (dialog.open) dialog.close();
};
const seconds = (count: number) => vi.advanceTimersByTime(count * 1_000);

/** Scrolls a page that is 1000 pixels longer than its window, at a time in ms. */
function scrollTo(y: number, timeStamp = 0): void {
  vi.stubGlobal("scrollY", y);
  dispatchEvent(at("scroll", timeStamp));
}

function at(type: string, timeStamp: number): Event {
  const event = new Event(type);
  Object.defineProperty(event, "timeStamp", { value: timeStamp });
  return event;
}

const leave = (clientY: number) => document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientY }));

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  location.hash = "";
  vi.stubGlobal("scrollY", 0);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(innerHeight + 1_000);
  for (const target of [window, document, document.documentElement]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      listening.push([target, type, listener]);
      add(type, listener);
    });
  }
});

afterEach(() => {
  for (const [target, type, listener] of listening.splice(0)) target.removeEventListener(type, listener);
  closeAll();
  document.body.replaceChildren();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a link to it opens it, its button closes it, and another link has nothing to do with it", async () => {
  await load(page(modal("offer"), modal("other")));
  expect(opened()).toEqual([]);
  get("#to-offer").click();
  expect(opened()).toEqual(["offer"]);
  const close = get("#offer .v-close");
  expect([close.tagName, close.getAttribute("aria-label"), close.textContent]).toEqual(["BUTTON", "Close", "×"]);
  close.click();
  expect(opened()).toEqual([]);
});

test("the page opened with its name, or with that of something in it, opens it", async () => {
  location.hash = "#offer";
  await load(page(modal("offer")));
  expect(opened()).toEqual(["offer"]);
  closeAll();
  expect(location.hash).toBe("");
  location.hash = "#inner";
  await load(page(modal("offer", {}, '<p id="inner"></p>')));
  expect(opened()).toEqual(["offer"]);
});

test("what is in one opens no other, and what leads out of it closes it", async () => {
  const inside =
    '<a class="other" href="#other">x</a><a class="self" href="#offer">x</a><a class="out" href="#plans">x</a><a class="none" href="#">x</a>';
  await load(page(modal("offer", {}, inside), modal("other")));
  get("#to-offer").click();
  get(".other").click();
  get(".self").click();
  expect(opened()).toEqual(["offer"]);
  get(".out").click();
  expect(opened()).toEqual([]);
  get("#to-offer").click();
  get(".none").click();
  expect(opened()).toEqual([]);
});

test("a click beside it closes it, words marked to beyond its edge do not, nor where its owner says so", async () => {
  const press = (dialog: HTMLElement, down: number, up: number) => {
    vi.spyOn(dialog, "getBoundingClientRect").mockReturnValue({ left: 100, right: 200, top: 100, bottom: 200 } as DOMRect);
    dialog.dispatchEvent(new MouseEvent("pointerdown", { clientX: down, clientY: 150 }));
    dialog.dispatchEvent(new MouseEvent("click", { clientX: up, clientY: 150, bubbles: true }));
    return opened();
  };
  await load(page(modal("offer")));
  get("#to-offer").click();
  expect(press(get("#offer"), 150, 150)).toEqual(["offer"]);
  expect(press(get("#offer"), 150, 250)).toEqual(["offer"]);
  expect(press(get("#offer"), 250, 250)).toEqual([]);
  await load(page(modal("offer", { canCloseBeside: false })));
  get("#to-offer").click();
  expect(press(get("#offer"), 250, 250)).toEqual(["offer"]);
});

test("it opens by itself after its time, at its part of the page, and when somebody leaves by the top", async () => {
  await load(page(modal("offer", { isTimed: true, delay: 5 })));
  seconds(4.9);
  expect(opened()).toEqual([]);
  seconds(0.1);
  expect(opened()).toEqual(["offer"]);
  closeAll();
  await load(page(modal("offer", { isScrolled: true, scrolled: 50 })));
  scrollTo(499);
  expect(opened()).toEqual([]);
  scrollTo(500);
  expect(opened()).toEqual(["offer"]);
  closeAll();
  await load(page(modal("offer", { isOnExit: true })));
  leave(300);
  expect(opened()).toEqual([]);
  leave(0);
  expect(opened()).toEqual(["offer"]);
});

test("on a phone somebody leaves who turns back fast from far down, by hand", async () => {
  const swipe = (from: number, to: number, ms: number, isByHand = true): string[] => {
    scrollTo(from, 5_000);
    scrollTo(from, 5_100);
    if (isByHand) dispatchEvent(at("touchmove", 5_110));
    scrollTo(to, 5_100 + ms);
    return opened();
  };
  const fresh = () => load(page(modal("offer", { isOnExit: true })));
  await fresh();
  expect(swipe(900, 800, 200)).toEqual([]);
  expect(swipe(900, 200, 200, false)).toEqual([]);
  await fresh();
  expect(swipe(290, 0, 100)).toEqual([]);
  await fresh();
  expect(swipe(900, 200, 200)).toEqual(["offer"]);
});

test("only one opens by itself on a page, and none after one that was asked for", async () => {
  const timed = { isTimed: true, delay: 1 };
  await load(page(modal("offer", timed), modal("other", { isScrolled: true, scrolled: 10 })));
  seconds(1);
  scrollTo(900);
  expect(opened()).toEqual(["offer"]);
  closeAll();
  scrollTo(901);
  expect(opened()).toEqual([]);
  await load(page(modal("offer"), modal("other", timed)));
  get("#to-offer").click();
  closeAll();
  seconds(60);
  expect(opened()).toEqual([]);
});

test("it never comes over a field that somebody is at: it waits", async () => {
  await load(page(modal("offer", { isTimed: true, delay: 1, isOnExit: true })));
  get("#field").focus();
  seconds(10);
  leave(0);
  expect(opened()).toEqual([]);
  get("#field").blur();
  seconds(1);
  expect(opened()).toEqual(["offer"]);
});

test("it comes once a session, or once in its days, or each time", async () => {
  const comes = async (props: object) => {
    closeAll();
    await load(page(modal("offer", { isTimed: true, delay: 0, ...props })));
    seconds(1);
    return opened().length === 1;
  };
  expect([await comes({ repeat: "visit" }), await comes({ repeat: "visit" })]).toEqual([true, true]);
  expect([await comes({ repeat: "session" }), await comes({ repeat: "session" })]).toEqual([true, false]);
  const days = { repeat: "days", days: 2 };
  expect([await comes(days), await comes(days)]).toEqual([true, false]);
  const now = Date.now();
  vi.setSystemTime(now + 2 * 86_400_000 - 5_000);
  expect(await comes(days)).toBe(false);
  vi.setSystemTime(now + 2 * 86_400_000);
  expect(await comes(days)).toBe(true);
  // A clock that is set back a year does not keep it away for a year.
  vi.setSystemTime(now - 365 * 86_400_000);
  expect(await comes(days)).toBe(true);
});

test("storage that is hostile or switched off breaks nothing", async () => {
  const props = { isTimed: true, delay: 0, repeat: "days", days: 5 };
  localStorage.setItem(`v-modal ${location.pathname} offer`, '{"__proto__":1}');
  await load(page(modal("offer", props)));
  seconds(1);
  expect(opened()).toEqual(["offer"]);
  closeAll();
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("off");
    },
    setItem: () => {
      throw new Error("full");
    },
  });
  await load(page(modal("offer", props)));
  seconds(1);
  expect(opened()).toEqual(["offer"]);
});

test("one that is hidden on this device never opens, and takes the focus from nobody", async () => {
  await load(page(modal("offer", { isTimed: true, delay: 1 })));
  const showModal = vi.spyOn(get<HTMLDialogElement>("#offer"), "showModal");
  vi.spyOn(get("#offer"), "checkVisibility").mockReturnValue(false);
  seconds(5);
  get("#to-offer").click();
  expect(opened()).toEqual([]);
  expect(showModal).not.toHaveBeenCalled();
});

test("closing it ends what plays in it", async () => {
  await load(page(modal("offer", {}, '<video></video><iframe title="Film"></iframe>')));
  get("#to-offer").click();
  const pause = vi.spyOn(get<HTMLVideoElement>("#offer video"), "pause");
  const frame = get("#offer iframe");
  closeAll();
  expect(pause).toHaveBeenCalled();
  const fresh = get("#offer iframe");
  expect(fresh).not.toBe(frame);
  expect([fresh.title, fresh.getAttribute("loading")]).toEqual(["Film", "lazy"]);
});

test("a player that somebody started gives way to its still, and plays anew only when it is asked to", async () => {
  const still = renderKind("video", { url: "https://youtu.be/dQw4w9WgXcQ" });
  await load(page(modal("offer", {}, still)));
  await import("../video/client.ts");
  get("#to-offer").click();
  get('#offer a[data-v="video"]').click();
  expect(get("#offer iframe").getAttribute("src")).toContain("autoplay=1");
  closeAll();
  expect(document.querySelector("#offer iframe")).toBeNull();
  get("#to-offer").click();
  expect(document.querySelector("#offer iframe")).toBeNull();
  get('#offer a[data-v="video"]').click();
  expect(document.querySelectorAll("#offer iframe")).toHaveLength(1);
});
