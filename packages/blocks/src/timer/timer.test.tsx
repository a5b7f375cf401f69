import { expect, test } from "vitest";
import { mayNest } from "../testing/may-nest.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

test("the script is told when, what is said then, and whether it is remembered", () => {
  expect(renderKind("timer")).toBe(
    '<div class="v-timer" data-v="timer" data-after="00:05:00" data-waits="A new part of this page has appeared." data-key="b1">[content]</div>',
  );
  expect(renderKind("timer", { delay: "10:00:00", effect: "hide", isRemembered: false })).toBe(
    '<div class="v-timer" data-v="timer" data-after="10:00:00">[content]</div>',
  );
});

test.each(["00:00:01", "00:10:00", "23:59:59"])("%s is a time to wait", (delay) => {
  expect(refusedProps("timer", { delay })).toEqual([]);
});

test.each(["", "00:00:00", "24:00:00", "00:60:00", "00:00:60", "1:00:00", "00:05", "-0:00:01", "00:00:01\n", '"><script>'])(
  "%j is none",
  (delay) => {
    expect(refusedProps("timer", { delay })).toEqual(["delay"]);
  },
);

test("a timer names what else it refuses", () => {
  expect(refusedProps("timer", { effect: "explode" })).toEqual(["effect"]);
  expect(refusedProps("timer", { isRemembered: "yes" })).toEqual(["isRemembered"]);
});

test("a timer holds what a box holds, and stands where a box stands, but in no other timer", () => {
  expect(mayNest("timer", "columns", "container", "form")).toBe(true);
  expect(mayNest("tabs", "tab", "timer", "heading")).toBe(true);
  expect(mayNest("timer", "container", "timer")).toBe(false);
  expect(mayNest("timer", "section")).toBe(false);
});
