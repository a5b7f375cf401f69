import { readFileSync } from "node:fs";
import { blockCatalog } from "@vitrine/blocks";
import { DEFAULT_TOKENS, type DocumentRecord, LANGUAGES, type Language, readDocument } from "@vitrine/document";
import { describe, expect, test } from "vitest";
import { TEMPLATES } from "./library.ts";
import type { Piece } from "./making/piece.ts";
import { EMPTY_SECTION, sectionPage, sectionsPage } from "./making/section-page.ts";
import type { SectionTemplate } from "./section-template.ts";
import { SECTIONS } from "./sections.ts";
import { colourPairs } from "./testing/colour-pairs.ts";
import { contrast } from "./testing/contrast.ts";
import { gzip, images, partsOf, readImage, scriptBytes } from "./testing/published-parts.ts";
import { wordsOf } from "./testing/words-of.ts";
import { WEIGHTS } from "./weights.data.ts";

const NOW = Date.parse("2027-02-03T15:00:00Z");

const KB = 1000;

/** Asking for an address takes the script of the form, which is checked where forms are. */
const MOST_SCRIPT = { form: 3 * KB, other: 2 * KB } as const;

const CASES = SECTIONS.flatMap((section) => LANGUAGES.map((language) => ({ section, language, name: `${section.id} in ${language}` })));

const everyLook = (piece: Piece): Piece["look"][] => [
  piece.look,
  ...Object.values(piece.slots ?? {})
    .flat()
    .flatMap(everyLook),
];

/** The colours of a page's tokens, by id. */
type Palette = ReadonlyMap<string, string>;

const paletteOf = (records: readonly DocumentRecord[]): Palette =>
  new Map(records.flatMap((record) => (record.type === "token" && record.kind === "color" ? [[record.id, record.value] as const] : [])));

const PALETTES: readonly (readonly [string, Palette])[] = [
  ["a page's first colours", paletteOf(DEFAULT_TOKENS)],
  ...TEMPLATES.map(({ id, build }) => [id, paletteOf(Object.values(build("pt", NOW).records))] as const),
];

/** The pairs of words and ground that templates promise to be readable, and the same turned round. */
const PROMISED = ["text on background", "text on surface", "heading on background", "heading on surface", "button on background"]
  .concat(["background on heading", "on-button on button", "button on on-button"])
  .map((pair) => pair.replace(/^(.+) on (\S+)$/, "color-$1 on color-$2"));

function bytesOf(section: SectionTemplate, language: Language): number {
  const parts = partsOf(sectionPage(section, language));
  const pictures = new Set([...parts.html.matchAll(/\/_v\/lib_([a-z0-9-]+)\.svg/g)].map(([, name = ""]) => name));
  const ofPictures = [...pictures].reduce((sum, name) => sum + gzip(readImage(images[name]?.file ?? "")), 0);
  return gzip(parts.html) + scriptBytes(parts) + ofPictures;
}

test("there are as many sections in each category as are shown", () => {
  const counts: Record<string, number> = {};
  for (const { category } of SECTIONS) counts[category] = (counts[category] ?? 0) + 1;
  const two = { content: 2, video: 2, callToAction: 2, testimonial: 2, faq: 2, guarantee: 2, footer: 2 };
  expect(counts).toEqual({ hero: 3, benefits: 3, pricing: 3, announcement: 1, ...two });
  expect(new Set(SECTIONS.map(({ id }) => id)).size).toBe(SECTIONS.length);
});

test.each(LANGUAGES)("all of them stand on one page in %s", (language) => {
  const page = sectionsPage(SECTIONS, { title: "Tudo", language });
  expect(readDocument(JSON.parse(JSON.stringify(page)), blockCatalog).ok).toBe(true);
  const ids = [...partsOf(page).html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(CASES)("$name", ({ section, language }) => {
  const piece = section.build(language);
  const document = sectionPage(section, language);
  const parts = partsOf(document);

  test("is a legal page document, as it stands", () => {
    const stored: unknown = JSON.parse(JSON.stringify(document));
    const read = readDocument(stored, blockCatalog);
    expect(read.ok ? [] : read.problems).toEqual([]);
    expect(read.ok && read.value).toEqual(stored);
  });

  test("is the same at every call", () => {
    expect(section.build(language)).toEqual(piece);
  });

  test("wears the page's own colours and fonts alone", () => {
    const tokens = new Set(DEFAULT_TOKENS.map(({ id }) => id));
    for (const look of everyLook(piece)) {
      for (const { tablet, mobile, hover, ...base } of [look]) {
        for (const [name, value] of Object.entries(base)) {
          if (/color|background$|fontFamily/i.test(name)) expect([name, tokens.has(String(value).slice(1))]).toEqual([name, true]);
        }
        // Another colour on another screen would be another pair to read.
        const narrower = [tablet, mobile, hover].flatMap((each) => Object.keys(each ?? {}));
        expect(narrower.filter((name) => /^(?:color|background)$/.test(name))).toEqual([]);
      }
    }
  });

  test("sets words on grounds that any palette keeps readable", () => {
    expect([...colourPairs(piece)].filter((pair) => !PROMISED.includes(pair))).toEqual([]);
  });

  test.each(PALETTES)("can be read in the colours of %s", (_, palette) => {
    for (const pair of colourPairs(piece)) {
      const [words = "", ground = ""] = pair.split(" on ");
      const found = contrast(palette.get(words) ?? "", palette.get(ground) ?? "");
      expect([pair, found >= 4.5]).toEqual([pair, true]);
    }
  });

  test("keeps its bytes", () => {
    expect(gzip(parts.html)).toBeLessThanOrEqual(6 * KB);
    expect(scriptBytes(parts)).toBeLessThanOrEqual(parts.kinds.includes("form") ? MOST_SCRIPT.form : MOST_SCRIPT.other);
  });

  test("weighs what its card says, within a tenth", () => {
    const adds = bytesOf(section, language) - bytesOf(EMPTY_SECTION, language);
    const said = WEIGHTS[`${section.id}-${language}`] ?? 0;
    expect(Math.abs(said - adds) / adds).toBeLessThanOrEqual(0.1);
  });

  test("begins with its heading and skips no level", () => {
    const levels = [...parts.html.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]));
    const first = section.category === "hero" ? 1 : 2;
    expect(levels[0]).toBe(first);
    expect(levels.filter((level) => level === first)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? first)).toBeLessThanOrEqual(1);
  });

  test("describes its images, or marks them as decoration", () => {
    for (const [tag] of parts.html.matchAll(/<img[^>]*>/g)) {
      expect(tag).toMatch(/ alt="/);
      expect(tag).toMatch(/ width="\d+" height="\d+"/);
    }
  });

  test("leads where the page says, or to an address that its owner replaces", () => {
    for (const [, link = ""] of parts.html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      expect(link).toMatch(/^(?:mailto:\S+@\S+\.example|https:\/\/\S+\.example\/\S+)$/);
    }
  });

  test("has words of its own", () => {
    for (const words of wordsOf(document)) expect(words).not.toMatch(/lorem|ipsum|todo:|xxx/i);
  });

  test("has an image for the library", () => {
    const file = new URL(`../../../../web/public/sections/${section.id}-${language}.webp`, import.meta.url);
    expect(readFileSync(file).length).toBeLessThanOrEqual(15 * KB);
  });
});

describe.each(SECTIONS)("$id", (section) => {
  test("has the same layout in every language", () => {
    const layout = (language: Language) =>
      Object.values(sectionPage(section, language).records).map((record) =>
        record.type === "block" ? [record.id, record.kind, record.parentId, record.order, record.styles] : record.id,
      );
    expect(layout("en")).toEqual(layout("pt"));
    expect(layout("es")).toEqual(layout("pt"));
  });

  test("is written anew in every language", () => {
    const sentences = (language: Language) => wordsOf(sectionPage(section, language)).filter((text) => text.split(/\s+/).length > 3);
    const all = LANGUAGES.flatMap((language) => [...new Set(sentences(language))]);
    expect(all.length).toBeGreaterThanOrEqual(LANGUAGES.length);
    expect(new Set(all).size).toBe(all.length);
  });

  test("says its name in every language", () => {
    expect(new Set(Object.values(section.name)).size).toBe(LANGUAGES.length);
  });
});
