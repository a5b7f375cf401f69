import type { InlineText, Macro, TextMark } from "@vitrine/document";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { renderInline, withoutLinks } from "./rich-text.tsx";

const source: Macro = { macro: "query", key: "utm_source", fallback: "nosso <site>" };
const html = (text: InlineText, value?: (macro: Macro) => string): string => renderToStaticMarkup(renderInline(text, value));
const link = (href: string): TextMark => ({ type: "link", attrs: { href } });

test("a macro stands on the page as its words and what belongs in their place", () => {
  expect(html([{ type: "macro", attrs: source, marks: [{ type: "bold" }] }])).toBe(
    '<strong><bdi data-m="query utm_source">nosso &lt;site&gt;</bdi></strong>',
  );
});

test("where values are known beforehand they stand there themselves, or the words, and nothing is left to fill in", () => {
  const text: InlineText = [{ type: "macro", attrs: source }];
  expect(html(text, () => "<Ana>")).toBe("<bdi>&lt;Ana&gt;</bdi>");
  expect(html(text, () => "")).toBe("<bdi>nosso &lt;site&gt;</bdi>");
});

test("words that share a link are one link, a macro among them too, and its address stays as it was typed", () => {
  const text: InlineText = [
    { type: "text", text: "veja ", marks: [link("/x?utm_source={{utm_source}}")] },
    { type: "macro", attrs: source, marks: [{ type: "bold" }, link("/x?utm_source={{utm_source}}")] },
    { type: "text", text: " já", marks: [link("/y")] },
  ];
  expect(html(text)).toBe(
    '<a href="/x?utm_source={{utm_source}}">veja <strong><bdi data-m="query utm_source">nosso &lt;site&gt;</bdi></strong></a><a href="/y"> já</a>',
  );
  expect(html(withoutLinks(text))).not.toContain("<a");
});

test("one word of a link keeps its marks in the order they were saved in", () => {
  expect(html([{ type: "text", text: "x", marks: [{ type: "italic" }, link("/x")] }])).toBe('<em><a href="/x">x</a></em>');
});
