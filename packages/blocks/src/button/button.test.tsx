import { type InlineText, words } from "@vitrine/document";
import { expect, test } from "vitest";
import { form } from "../form/block.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";
import { button } from "./block.ts";

test("a button leads where it says, in the same tab or a new one", () => {
  const content = words("Buy");
  expect(renderKind("button", { content, href: "/buy" })).toBe('<a class="v-button" href="/buy">Buy</a>');
  expect(renderKind("button", { content, href: "/buy", newTab: true })).toBe(
    '<a class="v-button" href="/buy" target="_blank" rel="noopener">Buy</a>',
  );
});

test("a button with no target of its own takes the page's", () => {
  expect(renderKind("button", {}, { page: { defaultHref: "https://pay.example/x" } })).toContain('href="https://pay.example/x"');
});

test("a button that leads nowhere says so to assistive technology and is no stop for the keyboard", () => {
  const html = renderKind("button");
  expect(html).toContain('role="link" aria-disabled="true"');
  expect(html).not.toContain("href");
});

test("a link inside the button's words does not make a link in a link", () => {
  const content: InlineText = [
    { type: "text", text: "Buy", marks: [{ type: "bold" }, { type: "link", attrs: { href: "/other" } }] },
    { type: "hardBreak" },
  ];
  expect(renderKind("button", { content, href: "/buy" })).toBe('<a class="v-button" href="/buy"><strong>Buy</strong><br/></a>');
});

test("an icon is no name: publishing says where there are no words beside it", () => {
  const props = { href: "/buy", newTab: false, look: "solid", iconPlace: "before", icon: null } as const;
  expect([words("Buy"), words(" "), []].map((content) => button.isUnfinished?.({ ...props, content }))).toEqual([false, true, true]);
});

test("each look has its class", () => {
  expect(renderKind("button", { look: "outline" })).toContain('class="v-button v-outline"');
  expect(renderKind("button", { look: "link" })).toContain('class="v-button v-link"');
});

test.each([button, form])("the keyboard's ring stands off from a ground of its own colour: $kind", ({ css }) => {
  const [, look = ""] = /:focus-visible\)\{([^}]*)/.exec(css) ?? [];
  expect(look).toContain("outline:3px solid var(--color-button);outline-offset:3px");
  expect(look).toContain("box-shadow:0 0 0 3px var(--color-background)");
});

test("a button refuses hostile targets and looks that do not exist", () => {
  expect(refusedProps("button", { href: "javascript:alert(1)" })).toEqual(["href"]);
  expect(refusedProps("button", { look: "3d" })).toEqual(["look"]);
  expect(refusedProps("button", { newTab: "yes" })).toEqual(["newTab"]);
});

const DOT = { name: "dot", shapes: [{ tag: "circle", cx: 12, cy: 12, r: 4, fill: "currentColor" }] };
const GLYPH = /<svg class="v-glyph" viewBox="0 0 24 24"[^>]* aria-hidden="true"><circle [^>]*><\/circle><\/svg>/;

test("an icon stands before the words or after them, silent, in a size of theirs", () => {
  const content = words("Buy");
  const before = renderKind("button", { content, href: "/buy", iconPlace: "before", icon: DOT });
  expect(before.replace(GLYPH, "*")).toBe('<a class="v-button v-iconed" href="/buy">*<span>Buy</span></a>');
  const after = renderKind("button", { content, look: "link", iconPlace: "after", icon: DOT }, { isEdited: true });
  expect(after.replace(GLYPH, "*")).toBe(
    '<a class="v-button v-link v-iconed" data-block="b1" role="link" aria-disabled="true"><span data-edit="content">Buy</span>*</a>',
  );
});

test("without a drawing, or with one that is put away, a button is as ever", () => {
  const plain = renderKind("button", { href: "/buy" });
  expect(renderKind("button", { href: "/buy", iconPlace: "before" })).toBe(plain);
  expect(renderKind("button", { href: "/buy", icon: DOT })).toBe(plain);
});

test("a button refuses drawings that are none", () => {
  expect(refusedProps("button", { icon: { name: "x", shapes: [{ tag: "script" }] } })).toEqual(["icon.shapes.0.tag"]);
  expect(refusedProps("button", { icon: "<svg onload=alert(1)>" })).toEqual(["icon"]);
  expect(refusedProps("button", { iconPlace: "above" })).toEqual(["iconPlace"]);
});
