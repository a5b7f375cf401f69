import { blockCatalog } from "@vitrine/blocks";
import { type BlockCatalog, DocumentStore, type PageDocument, readDocument, runOperation, setProps } from "@vitrine/document";
import { describe, expect, test } from "vitest";
import { renderPage } from "./render-page.tsx";
import { fakeAddresses } from "./testing/fake-addresses.ts";
import { missingFixtures, savedPages, watchMigrations } from "./testing/saved-pages.ts";

const pages = savedPages(import.meta.glob("../../blocks/src/*/fixtures/v*.json", { eager: true, import: "default" }));
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
    const expected = `../../blocks/src/${page.kind}/fixtures/v${page.version}.html`;
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
  /** A catalog in which headings have gone on to version 2: every one is an h2 from then on. No other kind went on. */
  const later: BlockCatalog = new Map(
    [...blockCatalog]
      .filter(([, rules]) => rules.version === 1)
      .map(([kind, rules]) => {
        if (kind !== "heading") return [kind, rules];
        return [kind, { ...rules, version: 2, migrations: [{ to: 2, migrate: (props) => ({ ...props, level: "h2" }) }] }];
      }),
  );
  const headings = pages.filter((page) => page.kind === "heading");
  const saved = headings[0]?.document;

  test("a version without a saved page is found, and so is a page that holds no such block", () => {
    expect(missingFixtures(later, pages)).toEqual(["heading@2"]);
    const wrong = savedPages({ "./heading/fixtures/v2.json": saved });
    expect(missingFixtures(later, [...pages, ...wrong])).toEqual(["heading@2"]);
    expect(missingFixtures(blockCatalog, pages.slice(1))).toEqual([`${pages[0]?.kind}@1`]);
  });

  test("a migration that nothing went through is found", () => {
    const { watched, rest } = watchMigrations(later);
    const unused = rest();
    expect(unused).toContain("heading@2");
    const { records } = read(saved, watched);
    const levels = Object.values(records).flatMap((record) =>
      record.type === "block" && record.kind === "heading" ? [record.version, record.props.level] : [],
    );
    expect(new Set(levels)).toEqual(new Set([2, "h2"]));
    expect(rest()).toEqual(unused.filter((migration) => migration !== "heading@2"));
  });

  test("a file that does not tell its kind and version is refused", () => {
    expect(() => savedPages({ "./note.json": saved })).toThrow("./note.json");
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
