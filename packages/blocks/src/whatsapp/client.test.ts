import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

async function load(): Promise<void> {
  document.body.innerHTML = renderKind("whatsapp", { number: "5511999990000", delay: 5 });
  vi.resetModules();
  await import("./client.ts");
}

const bubble = () => document.querySelector(".v-wa-bubble");
const isSeen = () => bubble()?.classList.contains("v-on") ?? false;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the bubble comes after its time", async () => {
  await load();
  vi.advanceTimersByTime(4_999);
  expect(isSeen()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isSeen()).toBe(true);
});

test.each([".v-wa-bubble button", ".v-wa-open"])("it stays away for the visit once it was closed or followed: %s", async (selector) => {
  await load();
  vi.advanceTimersByTime(5_000);
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  document.querySelector<HTMLElement>(selector)?.click();
  expect(bubble()).toBeNull();
  await load();
  expect(bubble()).toBeNull();
  expect(document.querySelector(".v-wa-open")).not.toBeNull();
});

test("it works where storage is switched off", async () => {
  const off = () => {
    throw new Error("off");
  };
  vi.stubGlobal("sessionStorage", { getItem: off, setItem: off });
  await load();
  document.querySelector<HTMLElement>(".v-wa-bubble button")?.click();
  expect(bubble()).toBeNull();
});
