import type { DisplayRule } from "@vitrine/document";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const RETURNING: DisplayRule = {
  effect: "show",
  match: "all",
  conditions: [{ type: "visit", verb: "returning" }],
  withoutScript: "hide",
};
const FROM_ADS: DisplayRule = {
  effect: "hide",
  match: "all",
  conditions: [{ type: "query", verb: "contains", key: "utm_source", value: "ads" }],
  withoutScript: "show",
};
const MINUTE = 60_000;

async function open(address: string, at: number, ...rules: readonly DisplayRule[]): Promise<string[]> {
  vi.useFakeTimers({ now: at });
  history.replaceState(null, "", address);
  document.documentElement.removeAttribute("class");
  document.head.innerHTML = `<script type="application/json" id="v-rules">${JSON.stringify(rules)}</script>`;
  vi.resetModules();
  await import("./client.ts");
  return [...document.documentElement.classList];
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute("class");
  document.head.innerHTML = "";
  history.replaceState(null, "", "/");
});

test("the root is told which rules turn their blocks, and nothing is kept for rules that ask for no visit", async () => {
  expect(await open("/?utm_source=Meta_Ads", MINUTE, RETURNING, FROM_ADS)).toEqual(["v-x1"]);
  localStorage.clear();
  expect(await open("/?utm_source=mail", MINUTE, FROM_ADS)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test("a first visit lasts half an hour, and is one of this page", async () => {
  const opened = (path: string, minute: number) => open(path, minute * MINUTE, RETURNING);
  expect(await opened("/a", 1)).toEqual([]);
  expect(await opened("/a", 30)).toEqual([]);
  expect(await opened("/b", 31)).toEqual([]);
  expect(await opened("/a", 31)).toEqual(["v-x0"]);
  expect(await opened("/a", 10_000)).toEqual(["v-x0"]);
});

test("a clock that was set back, or something else under the name, begins anew", async () => {
  const kept = (text: string) => localStorage.setItem("v-visit /a", text);
  kept(String(90 * MINUTE));
  expect(await open("/a", 1 * MINUTE, RETURNING)).toEqual([]);
  expect(await open("/a", 40 * MINUTE, RETURNING)).toEqual(["v-x0"]);
  for (const text of ["", "soon", "-5", "[]"]) {
    kept(text);
    expect([text, await open("/a", 50 * MINUTE, RETURNING)]).toEqual([text, []]);
  }
});

test("without storage every visit is a first one", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(await open("/a?utm_source=ads", MINUTE, RETURNING, FROM_ADS)).toEqual(["v-x1"]);
});

test.each(["?", "?%", "?utm_source", "?=ads", "?__proto__=1&constructor", "?utm_source=%E0%A4%A", `?${"a=1&".repeat(20_000)}`])(
  "a hostile query decides nothing it should not: %.40s",
  async (query) => {
    expect(await open(`/${query}`, MINUTE, FROM_ADS)).toEqual([]);
  },
);
