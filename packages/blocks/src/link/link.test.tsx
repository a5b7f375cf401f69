import { type InlineText, words } from "@vitrine/document";
import { expect, test } from "vitest";
import { blockDefinition } from "../definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const dot = { name: "dot", shapes: [{ tag: "circle", cx: 12, cy: 12, r: 1 }] };
const link = (own = {}) => renderKind("link", { content: words("Read on"), href: "/x", look: "plain", ...own });

test("a link leads where it says, in the same tab or a new one", () => {
  expect(link()).toBe('<a class="v-link v-words-link" href="/x"><span>Read on</span></a>');
  expect(link({ newTab: true })).toContain('href="/x" target="_blank" rel="noopener"><span>');
});

test("one with no target of its own takes the page's; one that leads nowhere says so and is no stop for the keyboard", () => {
  expect(renderKind("link", {}, { page: { defaultHref: "https://pay.example/x" } })).toContain('href="https://pay.example/x"');
  expect(link({ href: "", newTab: true })).toBe('<a class="v-link v-words-link" role="link" aria-disabled="true"><span>Read on</span></a>');
});

test("a drawing stands before the words, an arrow after them, and neither is read aloud", () => {
  expect(link({ drawing: dot, look: "arrow" })).toMatch(
    /^<a class="v-link v-words-link" href="\/x"><svg [^>]*aria-hidden="true"><circle[^>]*><\/circle><\/svg><span>Read on<\/span><svg [^>]*aria-hidden="true"><path/,
  );
  expect(link({ look: "underlined" })).toContain('class="v-link v-words-link v-words-underlined"');
});

test("only the words are typed in place, and a link in them does not make a link in a link", () => {
  const content: InlineText = [{ type: "text", text: "Read", marks: [{ type: "bold" }, { type: "link", attrs: { href: "/other" } }] }];
  const html = renderKind("link", { content, href: "/x", drawing: dot }, { isEdited: true });
  expect(html).toContain('<span data-edit="content"><strong>Read</strong></span>');
  expect(html.match(/<a /g)).toHaveLength(1);
});

test("one without words shows in the editor alone", () => {
  for (const content of [[], words("  ")]) {
    expect(link({ content })).toContain('class="v-link v-words-link v-empty"');
    expect(blockDefinition("link")?.isUnfinished?.({ content })).toBe(true);
  }
  expect(blockDefinition("link")?.isUnfinished?.({ content: words("Read on") })).toBe(false);
});

test("hostile targets and drawings, and looks that do not exist, are refused by name", () => {
  expect(refusedProps("link", { href: "javascript:alert(1)" })).toEqual(["href"]);
  expect(refusedProps("link", { look: "3d", newTab: "yes" })).toEqual(["newTab", "look"]);
  expect(refusedProps("link", { drawing: { ...dot, shapes: [{ tag: "path", d: "M0 0", onclick: "x" }] } })).toEqual(["onclick"]);
});
