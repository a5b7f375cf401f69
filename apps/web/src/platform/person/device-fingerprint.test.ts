import { afterEach, expect, it, vi } from "vitest";
import { deviceFingerprint } from "./device-fingerprint.ts";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("stays the same in one browser, and is another in the next", () => {
  const first = deviceFingerprint();
  expect(first).toMatch(/^2\.[0-9a-f]{24}\.[0-9a-f]{14}$/);
  expect(deviceFingerprint()).toBe(first);
  localStorage.clear();
  expect(deviceFingerprint()).not.toBe(first);
});

it("is another once what is stored turns up in another maker's browser", () => {
  vi.stubGlobal("navigator", { vendor: "Google Inc." });
  const here = deviceFingerprint();
  vi.stubGlobal("navigator", { vendor: "Apple Computer, Inc." });
  const there = deviceFingerprint();
  expect(there.split(".")[1]).toBe(here.split(".")[1]);
  expect(there).not.toBe(here);
});

it("stays the same while a window plays a phone, and while a phone asks for desktop sites", () => {
  vi.stubGlobal("navigator", { vendor: "Google Inc.", platform: "Win32", userAgent: "Windows", maxTouchPoints: 0 });
  const desk = deviceFingerprint();
  vi.stubGlobal("navigator", { vendor: "Google Inc.", platform: "Linux armv8l", userAgent: "Android", maxTouchPoints: 5 });
  expect(deviceFingerprint()).toBe(desk);
});
