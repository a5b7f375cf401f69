import { describe, expect, test } from "vitest";
import { DOCUMENT_LIMITS, emptyDocument } from "../document.ts";
import { copyFragment, readFragment, withFreshIds } from "../fragment.ts";
import { isSafeHref } from "../href.ts";
import { isOrderKey } from "../order.ts";
import type { BlockRecord, DocumentRecord, StyleRecord } from "../records.ts";
import { sampleBlock, sampleCatalog } from "../testing/sample-catalog.ts";
import { treeOf } from "../tree.ts";
import { assertMigrations, migrateBlock } from "./migrate.ts";
import { readDocument } from "./read-document.ts";

function documentWith(...blocks: BlockRecord[]): { schema: number; records: Record<string, DocumentRecord> } {
  const records: Record<string, DocumentRecord> = { ...emptyDocument({ title: "T", language: "pt" }).records };
  for (const block of blocks) records[block.id] = block;
  return { schema: 1, records };
}

function problemOf(input: unknown): { code: string; path: readonly (string | number)[] } | null {
  const read = readDocument(input, sampleCatalog);
  const [first] = read.ok ? [] : read.problems;
  return first ? { code: first.code, path: first.path } : null;
}

function deep(levels: number): BlockRecord["props"] {
  return JSON.parse(`${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`);
}

const section = sampleBlock({ id: "s1", kind: "section", parentId: "page" });

describe("a hostile document is refused with the place named", () => {
  test.each([
    ["not an object", null, "malformed", []],
    ["an array", [], "malformed", []],
    ["an unknown field", { ...documentWith(), extra: 1 }, "malformed", ["extra"]],
    ["a later shape", { ...documentWith(), schema: 2 }, "too_new", ["schema"]],
    ["records as a list", { schema: 1, records: [] }, "malformed", ["records"]],
    ["no page", { schema: 1, records: { s1: section } }, "no_page", ["page"]],
  ])("%s", (_name, input, code, path) => {
    expect(problemOf(input)).toEqual({ code, path });
  });

  test("50,000 records", () => {
    const blocks = Array.from({ length: 50_000 }, (_, index) => sampleBlock({ id: `b${index}`, kind: "section", parentId: "page" }));
    expect(problemOf(documentWith(...blocks))).toMatchObject({ code: "too_large" });
  });

  test("a cycle", () => {
    const one = sampleBlock({ id: "b1", kind: "box", parentId: "b2", slot: "content" });
    const two = sampleBlock({ id: "b2", kind: "box", parentId: "b1", slot: "content" });
    expect(problemOf(documentWith(section, one, two))).toMatchObject({ code: "cycle" });
  });

  test("a block in itself", () => {
    expect(problemOf(documentWith(sampleBlock({ id: "b1", kind: "box", parentId: "b1", slot: "content" })))).toMatchObject({
      code: "cycle",
    });
  });

  test.each([
    ["a named style that is not there", ["look"], "missing_style"],
    ["a colour for a named style", ["color-text"], "missing_style"],
    ["one named style twice", ["look", "look"], "malformed"],
    ["more named styles than lie on a block", ["a", "b", "c", "d", "e"], "malformed"],
    ["a name that every object has", ["constructor"], "missing_style"],
  ])("%s", (_name, styleIds, code) => {
    expect(problemOf(documentWith({ ...section, styleIds }))).toMatchObject({ code });
  });

  test("more named styles than a page has", () => {
    const looks = Array.from({ length: 201 }, (_, i) => ({ type: "style", id: `k${i}`, name: "x", order: "a0", styles: {} }) as const);
    const { schema, records } = documentWith(section);
    const withLooks = (count: number) => ({
      schema,
      records: { ...records, ...Object.fromEntries(looks.slice(0, count).map((look) => [look.id, look])) },
    });
    expect(problemOf(withLooks(200))).toBeNull();
    expect(problemOf(withLooks(201))).toMatchObject({ code: "too_large" });
  });

  test("too deep", () => {
    const boxes = Array.from({ length: DOCUMENT_LIMITS.depth + 2 }, (_, index) =>
      sampleBlock({ id: `d${index}`, kind: "box", parentId: index === 0 ? "s1" : `d${index - 1}`, slot: "content" }),
    );
    expect(problemOf(documentWith(section, ...boxes))).toMatchObject({ code: "too_deep" });
  });

  test.each(["__proto__", "constructor "])("a record called %s", (id) => {
    const text = JSON.stringify(documentWith(section)).replace('"s1":{', `"${id}":{`);
    expect(problemOf(JSON.parse(text))).toMatchObject({ code: "malformed" });
  });

  test.each(["__proto__", "constructor", "prototype"])("a key %s anywhere inside, which a schema would pass over", (key) => {
    const sent = JSON.stringify(documentWith({ ...section, props: { inner: [{ HERE: 1 }] } })).replace('"HERE"', `"${key}"`);
    expect(problemOf(JSON.parse(sent))).toEqual({ code: "malformed", path: ["records", "s1", "props", "inner", "0", key] });
  });

  test("raw CSS where a typed value belongs", () => {
    const styled = { ...section, styles: { base: { normal: { color: { type: "color", value: "red;}body{display:none" } } } } };
    expect(problemOf(documentWith(styled as unknown as BlockRecord))).toMatchObject({ code: "malformed" });
    const keyword = { ...section, styles: { base: { normal: { display: { type: "keyword", value: "url" } } } } };
    expect(problemOf(documentWith(keyword as unknown as BlockRecord))).toMatchObject({ code: "malformed" });
  });

  test("an order key that leaves no room", () => {
    expect(isOrderKey("a0")).toBe(true);
    for (const key of ["", "0", "a00", "a0V0", "zzzz", "é", "a".repeat(300)]) expect(isOrderKey(key)).toBe(false);
  });
});

describe("links", () => {
  test.each([
    "https://exemplo.com.br/a?b=c#d",
    "http://localhost:3000",
    "/obrigado",
    "#oferta",
    "?src=x",
    "mailto:ana@exemplo.com",
    "tel:+55 11 99999-0000",
  ])("%s may be followed", (link) => expect(isSafeHref(link)).toBe(true));

  test.each([
    "javascript:alert(1)",
    " javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//evil.example",
    "/\\evil.example",
    "https://good.example@evil.example",
    "https://evil.example\\@good.example",
    "file:///etc/passwd",
    `https://exemplo.com/${"a".repeat(3_000)}`,
  ])("%s may not", (link) => expect(isSafeHref(link)).toBe(false));
});

describe("kinds of another time", () => {
  const stranger = sampleBlock({ id: "x1", kind: "hologram", parentId: "s1", slot: "content", props: { depth: 3 } });
  const later = sampleBlock({ id: "t9", kind: "text", parentId: "s1", slot: "content", version: 7, props: { spoken: true } });

  test("an unknown kind and a later version are kept as they are", () => {
    const read = readDocument(JSON.parse(JSON.stringify(documentWith(section, stranger, later))), sampleCatalog);
    expect(read.ok && read.value.records.x1).toEqual(stranger);
    expect(read.ok && read.value.records.t9).toEqual(later);
  });

  test("an earlier version is brought up, step by step", () => {
    const kind = {
      ...(sampleCatalog.get("text") ?? expect.fail()),
      version: 3,
      migrations: [
        { to: 2, migrate: (props: BlockRecord["props"]) => ({ content: props.words ?? "" }) },
        { to: 3, migrate: (props: BlockRecord["props"]) => ({ words: `${String(props.content)}.` }) },
      ],
    };
    const block = sampleBlock({ id: "t1", kind: "text", parentId: "s1", slot: "content" });
    const migrated = migrateBlock(kind, block);
    expect(migrated).toMatchObject({ version: 3, props: { words: "olá." } });
    expect(migrateBlock(kind, migrated)).toBe(migrated);
    expect(() => assertMigrations({ ...kind, migrations: kind.migrations.slice(1) })).toThrow(/lead to 3/);
  });
});

describe("fragments from a clipboard", () => {
  const box = sampleBlock({ id: "b1", kind: "box", parentId: "s1", slot: "content", anchor: "aqui" });
  const text = sampleBlock({
    id: "t1",
    kind: "text",
    parentId: "b1",
    slot: "content",
    styles: { base: { normal: { color: { type: "token", id: "color-text" } } } },
  });

  test("carry what is inside and the tokens it needs, and get fresh ids", () => {
    const fragment = copyFragment(treeOf(documentWith(section, box, text).records), ["b1", "t1"]);
    expect(fragment.rootIds).toEqual(["b1"]);
    expect(fragment.tokens.map((token) => token.id)).toEqual(["color-text"]);
    const read = readFragment(JSON.parse(JSON.stringify(fragment)), sampleCatalog);
    if (!read.ok) return expect.fail(JSON.stringify(read.problems));
    let next = 0;
    const fresh = withFreshIds(read.value, () => `f${++next}`);
    expect(fresh.blocks.map(({ id, parentId }) => [id, parentId])).toEqual([
      ["f1", "s1"],
      ["f2", "f1"],
    ]);
    expect(fresh.blocks[0]).not.toHaveProperty("anchor");
  });

  const look: StyleRecord = {
    type: "style",
    id: "look",
    name: "Cartão",
    order: "a0",
    styles: { mobile: { hover: { background: { type: "token", id: "color-line" } } } },
  };

  test("carry their named styles, and the tokens of these", () => {
    const { records } = documentWith(section, { ...box, styleIds: ["look"] }, text);
    const fragment = copyFragment(treeOf({ ...records, look, other: { ...look, id: "other" } }), ["b1"]);
    expect(fragment.namedStyles).toEqual([look]);
    expect(fragment.tokens.map(({ id }) => id)).toEqual(["color-text", "color-line"]);
    const read = readFragment(JSON.parse(JSON.stringify(fragment)), sampleCatalog);
    expect(read).toEqual({ ok: true, value: fragment });
  });

  test.each([
    ["nothing", null],
    ["a root that is not there", { rootIds: ["x"], blocks: [box], tokens: [] }],
    ["an orphan", { rootIds: ["b1"], blocks: [box, { ...text, parentId: "zz" }], tokens: [] }],
    ["one id twice", { rootIds: ["b1"], blocks: [box, box], tokens: [] }],
    ["a style that says CSS", { rootIds: ["b1"], blocks: [box], tokens: [], namedStyles: [{ ...look, styles: { base: "color:red" } }] }],
    ["an unknown field", { rootIds: ["b1"], blocks: [{ ...box, onclick: "x" }], tokens: [] }],
    ["what nobody can walk through", { rootIds: ["b1"], blocks: [{ ...box, props: deep(20_000) }], tokens: [] }],
    ["a key of JavaScript's own", { rootIds: ["b1"], blocks: [{ ...box, props: JSON.parse('{"__proto__":{}}') }], tokens: [] }],
  ])("%s is refused", (_name, input) => {
    expect(readFragment(input, sampleCatalog).ok).toBe(false);
  });
});
