import { paragraphs } from "@vitrine/document";
import { expect, test } from "vitest";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const linked = (href: string, newTab?: boolean) => [
  {
    type: "paragraph",
    content: [{ type: "text", text: "terms", marks: [{ type: "link", attrs: { href, ...(newTab ? { newTab } : {}) } }] }],
  },
];

test("each paragraph is one, and an empty one keeps its line", () => {
  const content = paragraphs("One", "", "Two");
  expect(renderKind("text", { content })).toBe('<div class="v-text"><p>One</p><p><br/></p><p>Two</p></div>');
});

test("a link in the text opens where its owner said", () => {
  expect(renderKind("text", { content: linked("/terms") })).toContain('<a href="/terms">terms</a>');
  expect(renderKind("text", { content: linked("/terms", true) })).toContain('<a href="/terms" target="_blank" rel="noopener">terms</a>');
});

test("a link that would run something is refused, and named", () => {
  expect(refusedProps("text", { content: linked("javascript:alert(1)") })).toEqual(["content.0.content.0.marks.0.attrs.href"]);
  expect(refusedProps("text", { content: linked("//evil.example") })).toEqual(["content.0.content.0.marks.0.attrs.href"]);
});

test("other nodes than paragraphs are refused", () => {
  expect(refusedProps("text", { content: [{ type: "heading" }] })).toEqual(["content.0.type"]);
});
