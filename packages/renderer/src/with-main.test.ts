import type { BlockRecord } from "@vitrine/document";
import { expect, test } from "vitest";
import { withMain } from "./with-main.ts";

function sections(...tags: string[]) {
  return tags.map((tag, index) => {
    const block: BlockRecord = {
      type: "block",
      id: `s${index}`,
      kind: "section",
      version: 1,
      parentId: "page",
      slot: "body",
      order: `a${index}`,
      props: { tag },
      styles: {},
    };
    return { block, html: `[${tag}]` };
  });
}

test("what is between headers and footers is the main content", () => {
  expect(withMain(sections("header", "section", "section", "footer"))).toBe("[header]<main>[section][section]</main>[footer]");
  expect(withMain(sections("section"))).toBe("<main>[section]</main>");
  expect(withMain(sections("section", "header", "section", "footer", "footer"))).toBe(
    "<main>[section][header][section]</main>[footer][footer]",
  );
});

test("a page that says itself what its main content is keeps that", () => {
  expect(withMain(sections("header", "main", "section", "footer"))).toBe("[header][main][section][footer]");
});

test("a page with nothing between has no main content", () => {
  expect(withMain(sections("header", "footer"))).toBe("[header][footer]");
  expect(withMain(sections("header"))).toBe("[header]");
  expect(withMain(sections("footer"))).toBe("[footer]");
  expect(withMain([])).toBe("");
});

test("what goes to an end of the body stands outside of the main content, wherever it was among the sections", () => {
  const [header, bar, section, dialog, footer] = sections("header", "bar", "section", "dialog", "footer");
  if (!header || !bar || !section || !dialog || !footer) throw new Error("a section is missing");
  expect(withMain([header, { ...dialog, edge: "end" }, section, { ...bar, edge: "start" }, footer])).toBe(
    "[bar][header]<main>[section]</main>[footer][dialog]",
  );
  expect(withMain([{ ...bar, edge: "start" }])).toBe("[bar]");
});
