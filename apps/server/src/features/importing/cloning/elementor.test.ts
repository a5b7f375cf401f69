import { expect, test } from "vitest";
import { documentFrom } from "../../../platform/documents/document-input.ts";
import { buildDocument } from "../reading/build-document.ts";
import type { Piece } from "../reading/piece.ts";
import { type ReadPage, readPage } from "../reading/read-page.ts";
import { ELEMENTOR_PAGES } from "../testing/elementor-pages.ts";
import { isFromWordpress } from "./is-from-wordpress.ts";

function read(html: string): ReadPage {
  const origin = { kind: "web", url: "https://exemplo.com.br/oferta/" } as const;
  const page = readPage({ html, origin, language: "pt", textOf: () => null, hasFile: () => false });
  if (!page) throw new Error("it is no page");
  return page;
}

/** Everything that a page becomes, in the order it stands in. */
const all = (pieces: readonly Piece[]): Piece[] => pieces.flatMap((piece) => [piece, ...Object.values(piece.slots ?? {}).flatMap(all)]);
const piecesOf = (page: ReadPage): Piece[] => all(page.sections);

const html = (name: string): string => ELEMENTOR_PAGES[name] ?? "";
const kindsOf = (name: string): string[] => piecesOf(read(html(name))).map(({ kind }) => kind);

/** The pictures of a page's HTML one after the other, each as wide as it gets. */
const picturesIn = (source: string): string[] =>
  [...source.matchAll(/<img[^>]* src="([^"]+)"[^>]*>/g)].map(([img, src = ""]) => /(\S+) 1024w/.exec(img)?.[1] ?? src);

/** Where its links lead, one after the other, from where the page stands. */
const linksIn = (source: string): string[] =>
  [...source.matchAll(/<a [^>]*href=["']([^"']+)["']/g)].map(([, href = ""]) =>
    /^#|^(?:mailto|tel):/.test(href) ? href : new URL(href, "https://exemplo.com.br/oferta/").href,
  );

function everyValue(value: unknown, key: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => everyValue(each, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (name === key && typeof each === "string" ? [each] : everyValue(each, key)));
}

test.each(Object.keys(ELEMENTOR_PAGES))("all of %s comes along, in its order, as blocks that can be edited", (name) => {
  const page = read(html(name));
  expect(isFromWordpress(html(name))).toBe(true);
  expect([page.words.kept, page.links.kept]).toEqual([page.words.found, page.links.found]);
  const pieces = piecesOf(page);
  expect(pieces.flatMap(({ picture }) => picture?.address ?? [])).toEqual(picturesIn(html(name)));
  expect(pieces.flatMap(({ props }) => everyValue(props, "href")).filter((href) => href !== "")).toEqual(linksIn(html(name)));
  expect(pieces.filter(({ kind }) => kind === "html" || kind === "embed")).toEqual([]);
  documentFrom(buildDocument(page, new Map()));
});

test("widgets become what they are", () => {
  expect(kindsOf("course")).toContain("faq");
  expect(kindsOf("vsl")).toEqual(expect.arrayContaining(["video", "faq"]));
  expect(kindsOf("tabs").filter((kind) => kind === "tab")).toHaveLength(3);
  expect(kindsOf("gallery").filter((kind) => kind === "columns")).toHaveLength(2);
  expect(kindsOf("inner").filter((kind) => kind === "columns")).toHaveLength(2);
  expect(kindsOf("capture").filter((kind) => kind === "field")).toHaveLength(2);
  expect(kindsOf("capture")).toContain("form");
});

test("what a tab keeps for later comes along too", () => {
  const said = JSON.stringify(piecesOf(read(html("tabs"))));
  for (const words of ["Subida pela manhã", "Trilha de seis", "Volta com parada"]) expect(said).toContain(words);
});

test.each([
  ["<p>nothing of the kind</p>", false],
  ["<p>made with WordPress, says somebody</p>", false],
  ['<meta name="generator" content="WordPress 6.7">', true],
  ['<meta content="Elementor 3.25" name=generator>', true],
  ['<link href="/wp-content/themes/x/style.css">', true],
  ['<div class="x elementor-section y">', true],
  [`<meta name="generator" content="${"a".repeat(50_000)}`, false],
])("%# is told by its marks", (page, isIt) => {
  expect(isFromWordpress(page)).toBe(isIt);
});
