import { type InlineText, words } from "@vitrine/document";
import { expect, test } from "vitest";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

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

test("each look has its class", () => {
  expect(renderKind("button", { look: "outline" })).toContain('class="v-button v-outline"');
  expect(renderKind("button", { look: "link" })).toContain('class="v-button v-link"');
});

test("a button refuses hostile targets and looks that do not exist", () => {
  expect(refusedProps("button", { href: "javascript:alert(1)" })).toEqual(["href"]);
  expect(refusedProps("button", { look: "3d" })).toEqual(["look"]);
  expect(refusedProps("button", { newTab: "yes" })).toEqual(["newTab"]);
});
