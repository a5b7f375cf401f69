import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

const URL = "https://cdn.example/mar.mp4";
const film = (onPhones: boolean) => ({ url: URL, poster: { imageId: "img_1", width: 1600, height: 900 }, onPhones });

let see: (isIntersecting: boolean) => void = () => undefined;
const played: string[] = [];

/** A section with a film, in a browser that these media queries are true of. */
async function load({ onPhones = false, media = "", saveData = false } = {}): Promise<void> {
  document.body.innerHTML = renderKind("section", { film: film(onPhones) });
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: media !== "" && query.includes(media) }));
  vi.stubGlobal("navigator", { connection: { saveData } });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (seen: readonly { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe = () => undefined;
    },
  );
  vi.resetModules();
  await import("./client.ts");
}

const video = () => document.querySelector("video");
const stop = () => document.querySelector<HTMLButtonElement>(".v-film-stop");

beforeEach(() => {
  see = () => undefined;
  played.length = 0;
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async () => {
    played.push("play");
  });
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => {
    played.push("pause");
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

test("a film is fetched once it is in sight, plays without sound or controls, and rests out of sight", async () => {
  await load();
  expect(video()).toBeNull();
  see(false);
  expect(video()).toBeNull();
  see(true);
  const shown = video();
  expect(shown?.src).toBe(URL);
  expect([shown?.muted, shown?.loop, shown?.controls, shown?.tabIndex]).toEqual([true, true, false, -1]);
  see(false);
  see(true);
  expect(document.querySelectorAll("video")).toHaveLength(1);
  expect(played).toEqual(["pause", "play", "pause", "play"]);
});

test("its picture stays until it plays, and then it can be stopped and goes on when asked", async () => {
  await load();
  see(true);
  expect([stop()?.hidden, video()?.style.opacity]).toEqual([true, "0"]);
  video()?.dispatchEvent(new Event("playing"));
  expect([stop()?.hidden, video()?.style.opacity]).toEqual([false, "1"]);
  stop()?.click();
  expect([played.at(-1), stop()?.getAttribute("aria-label")]).toEqual(["pause", "Play the background video"]);
  see(false);
  see(true);
  expect(played, "what somebody stopped stays so").toEqual(["play", "pause"]);
  stop()?.click();
  expect([played.at(-1), stop()?.getAttribute("aria-label")]).toEqual(["play", "Pause the background video"]);
});

test.each([
  ["little motion is wanted", { media: "reduced-motion" }],
  ["few bytes are wanted", { media: "reduced-data" }],
  ["data are saved", { saveData: true }],
  ["the window is narrow", { media: "max-width" }],
])("nothing is fetched where %s", async (_, browser) => {
  await load(browser);
  see(true);
  expect([video(), stop()?.hidden]).toEqual([null, true]);
});

test("a narrow window gets it where its owner says so, but not who wants little motion", async () => {
  await load({ media: "max-width", onPhones: true });
  see(true);
  expect(video()?.src).toBe(URL);
  await load({ media: "reduced-motion", onPhones: true });
  expect(video()).toBeNull();
});
