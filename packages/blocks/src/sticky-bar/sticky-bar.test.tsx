import { words } from "@vitrine/document";
import { expect, test } from "vitest";
import { blockDefinition } from "../definitions.ts";
import { mayNest } from "../testing/may-nest.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const say = { content: words("Open until Friday"), button: words("Join"), href: "/join" };

test("a bar has its words, its button and a named way to close it", () => {
  expect(renderKind("sticky-bar", say)).toBe(
    '<aside class="v-sticky-bar v-bar-low" aria-label="Sticky bar" data-v="sticky-bar" data-key="b1">' +
      '<p class="v-bar-words">Open until Friday</p><a class="v-bar-go" href="/join">Join</a>' +
      '<button class="v-bar-x" type="button" aria-label="Close bar">×</button></aside>',
  );
  expect(renderKind("sticky-bar", { ...say, isClosable: false })).not.toContain("<button");
});

test("the script is told when it comes or goes", () => {
  expect(renderKind("sticky-bar", { ...say, side: "top", time: "scrolled", scrolled: 30 })).toContain(
    'class="v-sticky-bar v-bar-top v-bar-late" aria-label="Sticky bar" data-v="sticky-bar" data-key="b1" data-scrolled="30"',
  );
  expect(renderKind("sticky-bar", { ...say, time: "until", anchor: "offer" })).toContain('data-until="offer"');
  expect(renderKind("sticky-bar", { ...say, time: "until", anchor: "" })).not.toContain("data-until");
});

test("its place in the body is the end that it sticks to", () => {
  const { edge, seed } = blockDefinition("sticky-bar") ?? {};
  expect((["top", "bottom"] as const).map((side) => edge?.({ ...seed?.("en").props, side }))).toEqual(["start", "end"]);
});

test("a button without words is none, and one that leads nowhere says so", () => {
  expect(renderKind("sticky-bar", { ...say, button: words(" ") })).not.toContain("v-bar-go");
  expect(renderKind("sticky-bar", { ...say, href: "" })).toContain('<a class="v-bar-go" role="link" aria-disabled="true">');
  expect(renderKind("sticky-bar", { ...say, href: "" }, { page: { defaultHref: "/pay" } })).toContain('href="/pay"');
});

test("one without words is unfinished and never seen", () => {
  const none = { content: words(" "), button: [] };
  expect(blockDefinition("sticky-bar")?.isUnfinished?.({ ...blockDefinition("sticky-bar")?.seed("en").props, ...none })).toBe(true);
  expect(renderKind("sticky-bar", none)).toContain("v-bar-empty");
  expect(renderKind("sticky-bar", none)).not.toContain("data-v");
});

test("its words are typed in place, and are words", () => {
  expect(renderKind("sticky-bar", say, { isEdited: true })).toContain('data-edit="button">Join</a>');
  expect(renderKind("sticky-bar", { ...say, content: words("<img onerror=alert(1)>") })).not.toContain("<img");
});

test("it stands on a page alone", () => {
  for (const outer of ["container", "modal", "form"] as const) expect(mayNest(outer, "sticky-bar")).toBe(false);
});

test("a bar names the prop it refuses", () => {
  expect(refusedProps("sticky-bar", { href: "javascript:alert(1)" })).toEqual(["href"]);
  expect(refusedProps("sticky-bar", { side: "left" })).toEqual(["side"]);
  expect(refusedProps("sticky-bar", { scrolled: 0 })).toEqual(["scrolled"]);
  expect(refusedProps("sticky-bar", { anchor: '"><b>' })).toEqual(["anchor"]);
  expect(refusedProps("sticky-bar", { anchor: `a${"b".repeat(60)}` })).toEqual(["anchor"]);
  expect(refusedProps("sticky-bar", { color: "red" })).toEqual(["color"]);
});
