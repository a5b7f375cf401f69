import { afterEach, expect, it, vi } from "vitest";
import { deviceFingerprint } from "./device-fingerprint.ts";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("stays the same in one browser, and is another in the next", () => {
  const first = deviceFingerprint();
  expect(first).toMatch(/^[0-9a-f]{24}\.[0-9a-f]{14}$/);
  expect(deviceFingerprint()).toBe(first);
  localStorage.clear();
  expect(deviceFingerprint()).not.toBe(first);
});

it("is another once what is stored turns up on another kind of machine", () => {
  vi.stubGlobal("navigator", { platform: "Win32", maxTouchPoints: 0 });
  const here = deviceFingerprint();
  vi.stubGlobal("navigator", { platform: "iPhone", maxTouchPoints: 5 });
  const there = deviceFingerprint();
  expect(there.split(".")[0]).toBe(here.split(".")[0]);
  expect(there).not.toBe(here);
});
