import { blockCatalog } from "@vitrine/blocks";
import { type BlockCatalog, DocumentStore, type PageDocument, readDocument, runOperation, setProps } from "@vitrine/document";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { renderPage } from "./render-page.tsx";
import { fakeAddresses } from "./testing/fake-addresses.ts";
import { missingFixtures, savedPages, watchMigrations } from "./testing/saved-pages.ts";

const pages = savedPages(import.meta.glob("../../blocks/src/fixtures/v*/*.json", { eager: true, import: "default" }));
const foreign = import.meta.glob("../../blocks/src/fixtures/foreign/*.json", { eager: true, import: "default" });

function read(document: unknown, catalog: BlockCatalog): PageDocument {
  const result = readDocument(JSON.parse(JSON.stringify(document)), catalog);
  if (!result.ok) throw new Error(result.problems.map(({ path, detail }) => `${path.join(".")}: ${detail}`).join("\n"));
  return result.value;
}

/** One element a line, so that a difference can be read. */
const lines = (html: string) => `${html.replaceAll("><", ">\n<")}\n`;

describe("pages saved by released versions", () => {
  const { watched, rest } = watchMigrations(blockCatalog);

  test("there is one for every version of every kind", () => {
    expect(missingFixtures(blockCatalog, pages)).toEqual([]);
  });

  test.each(pages)("$kind of version $version is read, rendered as ever, and read again without change", async (page) => {
    const document = read(page.document, watched);
    const { body } = renderPage(document, fakeAddresses);
    const expected = `../../blocks/src/fixtures/v${page.version}/${page.kind}.html`;
    await expect(lines(body)).toMatchFileSnapshot(expected);
    const again = read(document, watched);
    expect(again).toEqual(document);
    expect(renderPage(again, fakeAddresses).body).toBe(body);
  });

  test("every migration has been through", () => {
    expect(rest()).toEqual([]);
  });
});

describe("the watch over fixtures and migrations", () => {
  const note = (version: number): BlockCatalog =>
    new Map([
      [
        "note",
        {
          kind: "note",
          version,
          category: "section",
          slots: {},
          props: z.strictObject({ words: z.string() }),
          migrations: [{ to: 2, migrate: ({ text }) => ({ words: text ?? "" }) }],
        },
      ],
    ]);
  const record = { type: "block", id: "n1", kind: "note", version: 1, parentId: "page", slot: "body", order: "a0", props: { text: "Hi" } };
  const page = { type: "page", id: "page", language: "en", title: "", description: "", styles: {} };
  const document = { schema: 1, records: { page, n1: { ...record, styles: {} } } };

  test("a version without a saved page is found, and so is a page that holds no such block", () => {
    const files = { "./v1/note.json": document, "./v2/note.json": document };
    expect(missingFixtures(note(2), savedPages(files))).toEqual(["note@2"]);
    expect(missingFixtures(note(2), savedPages({ "./v1/note.json": document }))).toEqual(["note@2"]);
    expect(missingFixtures(note(1), savedPages(files))).toEqual([]);
  });

  test("a migration that nothing went through is found", () => {
    const { watched, rest } = watchMigrations(note(2));
    expect(rest()).toEqual(["note@2"]);
    expect(read(document, watched).records.n1).toMatchObject({ version: 2, props: { words: "Hi" } });
    expect(rest()).toEqual([]);
  });

  test("a file that does not tell its kind and version is refused", () => {
    expect(() => savedPages({ "./note.json": document })).toThrow("./note.json");
  });
});

describe.each(Object.entries(foreign))("what this version does not know (%s)", (_, document) => {
  test("survives a load, an edit beside it and a save untouched", () => {
    const store = new DocumentStore(read(document, blockCatalog));
    expect(store.toDocument()).toEqual(document);
    const heading = [...store.records()].find((each) => each.type === "block" && each.kind === "heading" && each.version === 1);
    expect(runOperation(store, blockCatalog, setProps(heading?.id ?? "", { content: [{ type: "text", text: "Changed" }] }))).toMatchObject({
      ok: true,
    });
    const saved = read(store.toDocument(), blockCatalog);
    const { records } = document as PageDocument;
    for (const [id, record] of Object.entries(records)) if (id !== heading?.id) expect(saved.records[id]).toEqual(record);
  });

  test("is left out of the published page, with everything around it in place", () => {
    const { body } = renderPage(read(document, blockCatalog), fakeAddresses);
    expect(body).toContain("Antes");
    expect(body).toContain("Depois");
    expect(body).not.toMatch(/quiz|versão mais nova/i);
  });
});
