import { readFileSync } from "node:fs";
import { blockCatalog } from "@vitrine/blocks";
import { TEMPLATE_CATEGORIES } from "@vitrine/contract";
import { LANGUAGES, type Language, readDocument, treeOf } from "@vitrine/document";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { templateDocument } from "./index.ts";
import { TEMPLATES } from "./library.ts";
import { IMAGE_SIZES } from "./making/image-sizes.data.ts";
import { SECTIONS } from "./sections.ts";
import { contrast } from "./testing/contrast.ts";
import { gzip, images, partsOf, readImage, scriptBytes } from "./testing/published-parts.ts";
import { wordsOf } from "./testing/words-of.ts";

const NOW = Date.parse("2027-02-03T15:00:00Z");

const KB = 1000;

/** Where a page that nobody has changed yet may lead: nobody's mailbox, pictures of the library, first pages of well-known services. */
const OUTSIDE =
  /^(?:mailto:\S+@\S+\.example|\/_v\/lib_[a-z-]+\.svg|https:\/\/www\.(?:youtube|instagram|pinterest)\.com\/\S*|https:\/\/wa\.me\/\?text=\S+|https:\/\/www\.google\.com\/maps\/\S+|https:\/\/chat\.whatsapp\.com\/|https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&\S+)$/;

const PAGES = TEMPLATES.flatMap((template) => LANGUAGES.map((language) => ({ template, language, name: `${template.id} in ${language}` })));

test("there is a template for each category but that of quizzes, which are no pages", () => {
  const categories = TEMPLATE_CATEGORIES.filter((category) => category !== "quiz");
  expect([...new Set(TEMPLATES.map(({ category }) => category))].sort()).toEqual(categories.sort());
  expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length);
});

describe("over the API", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  test("anybody may look at a template and the page it makes, in each language", async () => {
    const listed = (await server.send("localhost", "/api/templates?language=es")).json().items;
    for (const item of listed) {
      const reply = await server.send("localhost", `/api/templates/${item.id}?language=es`);
      expect(reply.status).toBe(200);
      const { document, ...template } = reply.json();
      expect(template).toEqual(item);
      expect(readDocument(document, blockCatalog).ok).toBe(true);
      expect(document.records.page.language).toBe("es");
    }
  });

  test("a template that is not there is not found, whatever is asked for", async () => {
    const missing = await server.send("localhost", "/api/templates/nothing", { headers: { "accept-language": "en" } });
    expect([missing.status, missing.json().code, missing.json().message]).toEqual([404, "TEMPLATE_NOT_FOUND", "Template not found."]);
    for (const id of ["..%2f..%2fetc", "Sales", "a".repeat(61), "__proto__"]) {
      const reply = await server.send("localhost", `/api/templates/${id}`);
      expect([id, [400, 404].includes(reply.status)]).toEqual([id, true]);
    }
  });
});

test("an unknown template is none", () => {
  expect(templateDocument("nothing", "pt", NOW)).toBeUndefined();
});

describe.each(PAGES)("$name", ({ template, language }) => {
  const document = template.build(language, NOW);
  const parts = partsOf(document);
  const tree = treeOf(document.records);

  test("is a legal page document, as it stands", () => {
    const stored: unknown = JSON.parse(JSON.stringify(document));
    const read = readDocument(stored, blockCatalog);
    expect(read.ok ? [] : read.problems).toEqual([]);
    expect(read.ok && read.value).toEqual(stored);
  });

  test("is the same at every call", () => {
    expect(template.build(language, NOW)).toEqual(document);
  });

  test("keeps its bytes", () => {
    expect(gzip(parts.html)).toBeLessThanOrEqual(14 * KB);
    expect(scriptBytes(parts)).toBeLessThanOrEqual(parts.clientKinds.length === 0 ? 1.5 * KB : 12 * KB);
  });

  test("tells search engines what it is, within what they show", () => {
    const page = tree.page();
    expect(page.language).toBe(language);
    expect(page.title.length).toBeGreaterThan(10);
    expect(page.title.length).toBeLessThanOrEqual(70);
    expect(page.description.length).toBeGreaterThan(50);
    expect(page.description.length).toBeLessThanOrEqual(155);
  });

  test("has one first heading and skips no level", () => {
    const levels = [...parts.html.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test("has one main part", () => {
    expect(parts.html.match(/<main[ >]/g)).toHaveLength(1);
  });

  test("describes its images, or marks them as decoration", () => {
    for (const [tag] of parts.html.matchAll(/<img[^>]*>/g)) {
      expect(tag).toMatch(/ alt="/);
      expect(tag).toMatch(/ width="\d+" height="\d+"/);
    }
  });

  test("leads only to places that are there", () => {
    const ids = new Set([...parts.html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    const links = [...parts.html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map((match) => match[1] ?? "");
    // A chat's number is its owner's to fill in: until then its button is there for nobody.
    expect(parts.html.replaceAll(/<aside class="[^"]*v-wa-empty.*?<\/aside>/gs, "")).not.toContain('aria-disabled="true"');
    for (const link of links) {
      if (link.startsWith("#")) expect(ids).toContain(link.slice(1));
      else expect(link).toMatch(OUTSIDE);
    }
  });

  test("uses library images by their true size", () => {
    const references = [...JSON.stringify(document).matchAll(/"imageId":"([^"]+)"(?:,"width":(\d+),"height":(\d+))?/g)];
    for (const [, imageId = "", width, height] of references) {
      const entry = images[imageId.replace(/^lib_/, "")];
      expect(entry, imageId).toBeDefined();
      if (width) expect([entry?.width, entry?.height]).toEqual([Number(width), Number(height)]);
    }
  });

  test("has tokens whose words can be read on their grounds", () => {
    const token = (id: string) => {
      const record = tree.get(id);
      return record?.type === "token" && record.kind === "color" ? record.value : "";
    };
    for (const fixture of ["color-background", "color-surface"]) {
      expect(contrast(token("color-text"), token(fixture))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(token("color-heading"), token(fixture))).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(token("color-on-button"), token("color-button"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token("color-button"), token("color-background"))).toBeGreaterThanOrEqual(4.5);
  });

  test("has an image for the gallery", () => {
    const file = new URL(`../../../../web/public/templates/${template.id}-${language}.webp`, import.meta.url);
    expect(readFileSync(file).length).toBeLessThanOrEqual(25 * KB);
  });
});

describe.each(TEMPLATES)("$id", (template) => {
  const words = Object.fromEntries(LANGUAGES.map((language) => [language, wordsOf(template.build(language, NOW))])) as Record<
    Language,
    string[]
  >;

  test("has the same layout in every language", () => {
    const layout = (language: Language) =>
      Object.values(template.build(language, NOW).records).map((record) =>
        record.type === "block" ? [record.id, record.kind, record.parentId, record.order, record.styles] : record.id,
      );
    expect(layout("en")).toEqual(layout("pt"));
    expect(layout("es")).toEqual(layout("pt"));
  });

  test("is written anew in every language", () => {
    const sentences = (language: Language) => new Set(words[language].filter((text) => text.split(/\s+/).length > 3));
    expect(sentences("pt").size).toBeGreaterThan(5);
    for (const [one, other] of [
      ["pt", "en"],
      ["pt", "es"],
      ["en", "es"],
    ] as const) {
      expect([...sentences(one)].filter((text) => sentences(other).has(text))).toEqual([]);
    }
  });

  test("says its name and purpose in every language", () => {
    for (const said of [template.name, template.description]) expect(new Set(Object.values(said)).size).toBe(LANGUAGES.length);
  });
});

describe("images", () => {
  test.each(Object.entries(images))("%s is light, self-contained and as large as it says", (name, { file, width, height }) => {
    const svg = readImage(file);
    expect(gzip(svg)).toBeLessThanOrEqual(6 * KB);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg).not.toMatch(/<script|<text|<image|href=|\son\w+=/i);
    expect(IMAGE_SIZES[name as keyof typeof IMAGE_SIZES]).toEqual([width, height]);
  });

  test("are all in the index", () => {
    expect(Object.keys(IMAGE_SIZES).sort()).toEqual(Object.keys(images).sort());
  });

  test("are all on a page or in a section", () => {
    const used = new Set(
      [...TEMPLATES, ...SECTIONS].flatMap(({ build }) =>
        [...JSON.stringify(build("pt", NOW)).matchAll(/lib_([a-z0-9-]+)/g)].map(([, name]) => name),
      ),
    );
    expect([...used].sort()).toEqual(Object.keys(images).sort());
  });
});
