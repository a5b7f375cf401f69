import { BLOCK_KINDS, blockCatalog } from "@vitrine/blocks";
import { pageWithNew } from "@vitrine/blocks/testing";
import { type Json, LANGUAGES, type PageDocument, readDocument, runOperation, setProps } from "@vitrine/document";
import { expect, test } from "vitest";
import { renderPage } from "./render-page.tsx";
import { fakeAddresses } from "./testing/fake-addresses.ts";
import { renderOnCanvas } from "./testing/render-on-canvas.tsx";

const saved = import.meta.glob("../../blocks/src/*/fixtures/v*.json", { eager: true, import: "default" });

/**
 * What editing adds to a page, what publishing puts around it, and how each of the two names a block's styles
 * and fetches its images, taken away.
 */
function bare(html: string): string {
  return html
    .replace(/<link rel="preload"[^>]*>/g, "")
    .replace(/<\/?main>/g, "")
    .replace(/ data-(?:edit|block)="[^"]*"/g, "")
    .replace(/ (?:loading|decoding|fetchPriority|sizes)="[^"]*"/g, "")
    .replace(/class="([^"]*)"/g, (_, names: string) => `class="${names.replace(/ (?:[ns][0-9a-z]+|b-[\w-]+)(?= |$)/g, "")}"`);
}

function expectParity(document: PageDocument): void {
  const published = renderPage(document, fakeAddresses);
  const canvas = renderOnCanvas(document, fakeAddresses);
  expect(canvas).toContain("data-block=");
  expect(published.body).not.toMatch(/data-(?:edit|block)/);
  expect(bare(canvas)).toBe(bare(published.body));
}

test.each(BLOCK_KINDS)("a new %s is published as the canvas shows it", (kind) => {
  for (const language of LANGUAGES) {
    const document = pageWithNew(kind, language).toDocument();
    expect(renderPage(document, fakeAddresses).body).toContain(`v-${kind}`);
    expectParity(document);
  }
});

test("words that are found out at the visitor's are published as the canvas shows them", () => {
  const content: Json = [
    { type: "macro", attrs: { macro: "query", key: "utm_source", fallback: "<b>aqui</b>" }, marks: [{ type: "bold" }] },
    { type: "macro", attrs: { macro: "country", fallback: "seu país" }, marks: [{ type: "link", attrs: { href: "/x" } }] },
  ];
  const store = pageWithNew("button", "pt");
  const button = [...store.records()].find((record) => record.type === "block" && record.kind === "button");
  expect(runOperation(store, blockCatalog, setProps(button?.id ?? "", { content }))).toMatchObject({ ok: true });
  expect(renderPage(store.toDocument(), fakeAddresses).body).toContain('<bdi data-m="country">seu país</bdi>');
  expectParity(store.toDocument());
});

test.each(Object.entries(saved))("a page full of variants is published as the canvas shows it: %s", (_, page) => {
  const read = readDocument(page, blockCatalog);
  if (!read.ok) throw new Error(read.problems[0]?.detail);
  expectParity(read.value);
});
