import { isShownTo } from "@vitrine/document";
import { expect, test } from "vitest";
import { newCondition, newRule } from "../panels/logic/new-condition.ts";
import { factsOf, firstViewer, onDevice } from "./viewer.ts";

const NOW = Date.parse("2027-03-01T12:00:00Z");

test("a viewer is a visitor with these facts", () => {
  const viewer = onDevice(firstViewer("base", NOW), "mobile");
  expect(factsOf({ ...viewer, query: "utm_source=a%20b&utm_source=c" }, "mobile")).toEqual({
    browser: "chrome",
    system: "android",
    device: "phone",
    now: NOW,
    query: [
      ["utm_source", "a b"],
      ["utm_source", "c"],
    ],
    isReturning: false,
  });
});

test("rules as they begin hold for whom they are made, and not for others", () => {
  const shown = (type: Parameters<typeof newCondition>[0], change: object, width: "base" | "mobile" = "base") =>
    isShownTo(newRule(newCondition(type, NOW)), factsOf({ ...firstViewer(width, NOW), ...change }, width));
  expect([shown("device", {}, "mobile"), shown("device", {})]).toEqual([true, false]);
  expect([shown("system", {}, "mobile"), shown("system", {})]).toEqual([true, false]);
  expect([shown("browser", { browser: "instagram" }), shown("browser", {})]).toEqual([true, false]);
  expect([shown("query", { query: "utm_source=" }), shown("query", {})]).toEqual([true, false]);
  expect([shown("time", { at: "2027-03-01T13:00:00.000Z" }), shown("time", {})]).toEqual([true, false]);
  expect([shown("visit", { isReturning: true }), shown("visit", {})]).toEqual([true, false]);
});
