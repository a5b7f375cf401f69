import { afterEach, expect, test, vi } from "vitest";

const scrolled = vi.fn();

async function open(delay: number, body = '<i id="oferta"></i>'): Promise<void> {
  vi.useFakeTimers({ now: performance.timeOrigin, toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
  document.body.innerHTML = body;
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(scrolled);
  const script = document.createElement("script");
  Object.assign(script.dataset, { delay: String(delay), to: "oferta" });
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  vi.resetModules();
  await import("./client.ts");
}

const isWaiting = () => document.documentElement.classList.contains("v-waits");

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  scrolled.mockReset();
  document.documentElement.removeAttribute("class");
  document.body.innerHTML = "";
});

test("what waits is away from the start, comes when it is time, and is gone to", async () => {
  await open(60_000);
  expect(isWaiting()).toBe(true);
  vi.advanceTimersByTime(59_000);
  expect([isWaiting(), scrolled.mock.calls.length]).toEqual([true, 0]);
  vi.advanceTimersByTime(2_000);
  expect([isWaiting(), scrolled.mock.calls.length]).toEqual([false, 1]);
});

test("somebody who is writing is not taken away from it", async () => {
  await open(1_000, '<input><i id="oferta"></i>');
  document.querySelector("input")?.focus();
  vi.advanceTimersByTime(2_000);
  expect([isWaiting(), scrolled.mock.calls.length]).toEqual([false, 0]);
});

test("a device that slept finds it there when it wakes", async () => {
  await open(60_000);
  vi.setSystemTime(Date.now() + 120_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(isWaiting()).toBe(false);
});
