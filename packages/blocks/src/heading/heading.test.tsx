import type { InlineText } from "@vitrine/document";
import { expect, test } from "vitest";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

test("a heading is the element of its level, typed in place", () => {
  const content: InlineText = [
    { type: "text", text: "Sell " },
    { type: "text", text: "more", marks: [{ type: "italic" }] },
  ];
  expect(renderKind("heading", { level: "h1", content })).toBe('<h1 class="v-heading">Sell <em>more</em></h1>');
  expect(renderKind("heading", { level: "h3" }, { isEdited: true })).toMatch(/^<h3 class="v-heading" data-block="b1" data-edit="content">/);
});

test("words cannot become markup", () => {
  const content = [{ type: "text", text: "</h1><script>alert(1)</script>" }];
  expect(renderKind("heading", { content })).not.toContain("<script");
});

test("a heading refuses other levels and text that is not text", () => {
  expect(refusedProps("heading", { level: "h5" })).toEqual(["level"]);
  expect(refusedProps("heading", { content: "plain" })).toEqual(["content"]);
  expect(refusedProps("heading", { content: [{ type: "text", text: "x", marks: [{ type: "blink" }] }] })).toEqual([
    "content.0.marks.0.type",
  ]);
});
