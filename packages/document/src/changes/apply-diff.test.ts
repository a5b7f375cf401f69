import { describe, expect, test } from "vitest";
import type { BlockCatalog } from "../catalog.ts";
import { DOCUMENT_LIMITS, emptyDocument, type PageDocument } from "../document.ts";
import { readDocument } from "../reading/read-document.ts";
import type { BlockRecord, DocumentRecord } from "../records.ts";
import { DocumentStore } from "../store.ts";
import { sampleBlock, sampleCatalog } from "../testing/sample-catalog.ts";
import { surviveHostileDiffs } from "../testing/survive-hostile-diffs.ts";
import { DEFAULT_TOKENS } from "../tokens/starting-tokens.ts";
import { applyDiff, readDiff } from "./apply-diff.ts";

/** The sample kinds, of which `text` has gone on to version 3; its first step fails on words that are none. */
const catalog: BlockCatalog = new Map(
  [...sampleCatalog].map(([kind, rules]) => {
    if (kind !== "text") return [kind, rules];
    const migrations = [
      { to: 2, migrate: (props: BlockRecord["props"]) => ({ words: (props.words as string).trim() }) },
      { to: 3, migrate: (props: BlockRecord["props"]) => ({ words: props.words ?? "" }) },
    ];
    return [kind, { ...rules, version: 3, migrations }];
  }),
);

const inContent = { slot: "content" } as const;
const colored = {
  base: { normal: { color: { type: "token", id: "color-text" }, fontFamily: { type: "token", id: "font-text" } } },
} as const;

/** A page that uses every rule: two sections, boxes in boxes, a full pair, a form with fields, styles with tokens and names. */
function page(): PageDocument {
  const blocks: BlockRecord[] = [
    sampleBlock({ id: "s1", kind: "section", parentId: "page" }),
    sampleBlock({ id: "s2", kind: "section", parentId: "page", order: "a1" }),
    sampleBlock({ id: "b1", kind: "box", parentId: "s1", ...inContent }),
    sampleBlock({ id: "b2", kind: "box", parentId: "b1", ...inContent }),
    sampleBlock({ id: "t1", kind: "text", parentId: "b2", ...inContent, version: 3, styles: colored, styleIds: ["look1", "look2"] }),
    sampleBlock({ id: "pair1", kind: "pair", parentId: "s1", ...inContent, order: "a1" }),
    sampleBlock({ id: "c1", kind: "box", parentId: "pair1" }),
    sampleBlock({ id: "c2", kind: "box", parentId: "pair1", order: "a1" }),
    sampleBlock({ id: "form1", kind: "form", parentId: "s2", ...inContent }),
    sampleBlock({ id: "f1", kind: "field", parentId: "form1" }),
    sampleBlock({ id: "x1", kind: "hologram", parentId: "s2", ...inContent, order: "a1", props: { depth: 3 } }),
  ];
  const { schema, records } = emptyDocument({ title: "T", language: "pt" });
  const tokens = Object.fromEntries(DEFAULT_TOKENS.slice(6).map(({ id }) => [id, undefined]));
  const kept: Record<string, DocumentRecord> = {};
  for (const [id, record] of Object.entries(records)) if (!Object.hasOwn(tokens, id) || id === "color-background") kept[id] = record;
  for (const block of blocks) kept[block.id] = block;
  kept.look1 = { type: "style", id: "look1", name: "Cartão", order: "a0", styles: colored };
  kept.look2 = { type: "style", id: "look2", name: "Solto", order: "a1", styles: {} };
  return { schema, records: kept };
}

/** What is wrong with a change of one record, made to it by `change`. */
function codesOf(id: string, change: (record: DocumentRecord) => unknown): string[] {
  const document = page();
  const store = new DocumentStore(document);
  const record = document.records[id];
  const diff = readDiff(JSON.parse(JSON.stringify({ [id]: [record, record && change(record)] })));
  if (!diff.ok) return diff.problems.map(({ code }) => code);
  const applied = applyDiff(store, catalog, diff.value);
  expect(store.toDocument()).toEqual(applied.ok ? expect.anything() : document);
  return applied.ok ? [] : applied.problems.map(({ code }) => code);
}

test("whatever is accepted can be read back, undone and merged, out of 10,000 diffs that no editor makes", () => {
  const document = page();
  expect(readDocument(document, catalog)).toEqual({ ok: true, value: document });
  const accepted = surviveHostileDiffs(document, catalog, 10_000);
  expect(accepted).toBeGreaterThan(800);
});

describe("what a record is cannot be changed", () => {
  test.each<[string, string, (record: DocumentRecord) => unknown]>([
    ["a block into a token", "b1", ({ id }) => ({ ...DEFAULT_TOKENS[0], id })],
    ["a token into a block", "color-text", ({ id }) => sampleBlock({ id, kind: "box", parentId: "s1", ...inContent })],
    ["a form into a box", "form1", (record) => ({ ...record, kind: "box" })],
    ["an empty box into a kind nobody knows", "c1", (record) => ({ ...record, kind: "hologram" })],
    ["a colour into a font", "color-text", (record) => ({ ...record, kind: "font", value: "system-sans" })],
    ["a version to a later one, past its rules", "t1", (record) => ({ ...record, version: 9_999, props: { spoken: true } })],
  ])("%s", (_name, id, change) => {
    expect(codesOf(id, change)).toContain("changed_kind");
  });

  test("and one of the same id may be made only once it is gone", () => {
    const store = new DocumentStore(page());
    const record = store.get("c1") ?? expect.fail();
    expect(applyDiff(store, catalog, { c1: [record, null] }).ok).toBe(true);
    expect(applyDiff(store, catalog, { c1: [null, sampleBlock({ id: "c1", kind: "pair", parentId: "b1", ...inContent })] }).ok).toBe(true);
  });
});

describe("a block of an earlier version", () => {
  const old = (words: unknown) =>
    JSON.stringify({ zz: [null, { ...sampleBlock({ id: "zz", kind: "text", parentId: "b1", ...inContent }), props: { words } }] });
  const send = (store: DocumentStore, text: string) => {
    const diff = readDiff(JSON.parse(text));
    return diff.ok ? applyDiff(store, catalog, diff.value) : diff;
  };

  test("is taken as the kind's own steps leave it, and goes on being known by its old form", () => {
    const store = new DocumentStore(page());
    const first = send(store, old(" olá "));
    expect(first).toMatchObject({ ok: true, value: { zz: [null, { version: 3, props: { words: "olá" } }] } });
    const [, before] = JSON.parse(old(" olá ")).zz;
    const second = send(store, JSON.stringify({ zz: [before, { ...before, props: { words: "tchau" } }] }));
    expect(second.ok && store.block("zz")).toMatchObject({ version: 3, props: { words: "tchau" } });
  });

  test.each([[5], ["x".repeat(60)]])("is refused where its steps fail, or lead to what the kind does not take: %j", (words) => {
    const store = new DocumentStore(page());
    expect(send(store, old(words))).toMatchObject({ ok: false, problems: [{ code: "invalid_props" }] });
    const document = { ...page(), records: { ...page().records, zz: JSON.parse(old(words)).zz[1] } };
    expect(readDocument(document, catalog)).toMatchObject({ ok: false, problems: [{ code: "invalid_props" }] });
  });
});

describe("the largest a sender can think of is refused in no time", () => {
  const chain = (length: number) =>
    Array.from({ length }, (_, i) => sampleBlock({ id: `d${i}`, kind: "box", parentId: i === 0 ? "s1" : `d${i - 1}`, ...inContent }));

  test("nine thousand boxes in each other", () => {
    const store = new DocumentStore(page());
    const diff = Object.fromEntries(chain(9_000).map((block) => [block.id, [null, block] as const]));
    const started = performance.now();
    const applied = applyDiff(store, catalog, diff);
    expect(applied.ok ? [] : applied.problems[0]).toMatchObject({ code: "too_deep" });
    const records = { ...page().records, ...Object.fromEntries(chain(9_000).map((block) => [block.id, block])) };
    const read = readDocument({ schema: 1, records }, catalog);
    expect(read.ok ? [] : read.problems[0]).toMatchObject({ code: "too_deep" });
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test("four thousand colours taken away from five thousand blocks", () => {
    const tokens = Array.from({ length: 4_000 }, (_, i) => ({ ...DEFAULT_TOKENS[3], id: `k${i}` }) as DocumentRecord);
    const blocks = Array.from({ length: 5_000 }, (_, i) =>
      sampleBlock({ id: `d${i}`, kind: "box", parentId: "s1", ...inContent, styles: colored }),
    );
    const records = { ...page().records, ...Object.fromEntries([...tokens, ...blocks].map((record) => [record.id, record])) };
    const store = new DocumentStore({ schema: 1, records });
    const started = performance.now();
    expect(applyDiff(store, catalog, Object.fromEntries(tokens.map((token) => [token.id, [token, null] as const]))).ok).toBe(true);
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  test("two hundred named styles taken away from five thousand blocks, and nine thousand added", () => {
    const looks = Array.from({ length: 200 }, (_, i) => ({ type: "style", id: `k${i}`, name: "x", order: "a0", styles: {} }) as const);
    const blocks = Array.from({ length: 5_000 }, (_, i) =>
      sampleBlock({ id: `d${i}`, kind: "box", parentId: "s1", ...inContent, styleIds: [`k${i % 200}`, `k${(i + 1) % 200}`] }),
    );
    const { look1: _one, look2: _two, t1: _worn, ...rest } = page().records;
    const records = { ...rest, ...Object.fromEntries([...looks, ...blocks].map((record) => [record.id, record])) };
    const store = new DocumentStore({ schema: 1, records });
    const started = performance.now();
    const gone = applyDiff(store, catalog, Object.fromEntries(looks.map((look) => [look.id, [look, null] as const])));
    expect(gone.ok ? [] : gone.problems[0]).toMatchObject({ code: "missing_style" });
    const more = Array.from({ length: 4_000 }, (_, i) => ({ ...looks[0], id: `m${i}` }) as DocumentRecord);
    const added = applyDiff(store, catalog, Object.fromEntries(more.map((look) => [look.id, [null, look] as const])));
    expect(added.ok ? [] : added.problems[0]).toMatchObject({ code: "too_large" });
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  test.each([300, 5_000, 100_000])("props of a kind nobody knows, %i deep", (depth) => {
    const deep = JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);
    const block = sampleBlock({ id: "zz", kind: "hologram", parentId: "b1", ...inContent, props: { deep } });
    expect(readDiff({ zz: [null, block] })).toMatchObject({ ok: false, problems: [{ code: "too_deep" }] });
    expect(readDocument({ schema: 1, records: { ...page().records, zz: block } }, catalog)).toMatchObject({
      ok: false,
      problems: [{ code: "too_deep" }],
    });
  });
});

describe("bytes", () => {
  const utf8Bytes = (store: DocumentStore) => new TextEncoder().encode(JSON.stringify(store.toDocument().records)).length;
  const big = (id: string, text: string) => sampleBlock({ id, kind: "hologram", parentId: "b1", ...inContent, props: { text } });

  test("are those of UTF-8, and a change may not lead over the most", () => {
    const store = new DocumentStore(page());
    const start = utf8Bytes(store);
    expect(store.bytes).toBe(start);
    const most = "é€😀\ud800".repeat(10);
    expect(applyDiff(store, catalog, { zz: [null, big("zz", most)] }).ok).toBe(true);
    expect(store.bytes).toBe(utf8Bytes(store));
    const half = "é".repeat(DOCUMENT_LIMITS.bytes / 4);
    expect(applyDiff(store, catalog, { zz2: [null, big("zz2", half)] }).ok).toBe(true);
    expect(applyDiff(store, catalog, { zz3: [null, big("zz3", half)] })).toMatchObject({ ok: false, problems: [{ code: "too_large" }] });
    store.apply({ zz2: [store.get("zz2") ?? null, null], zz: [store.get("zz") ?? null, null] });
    expect(store.bytes).toBe(start);
  });

  test("a document that is over them already can be opened and made smaller, but not larger", () => {
    const huge = big("zz", "é".repeat(DOCUMENT_LIMITS.bytes / 2));
    const document = readDocument({ ...page(), records: { ...page().records, zz: huge } }, catalog);
    const store = new DocumentStore(document.ok ? document.value : expect.fail());
    expect(applyDiff(store, catalog, { zz2: [null, big("zz2", "a")] })).toMatchObject({ ok: false, problems: [{ code: "too_large" }] });
    const smaller = big("zz", "é".repeat(DOCUMENT_LIMITS.bytes / 2 - 1));
    expect(applyDiff(store, catalog, { zz: [huge, smaller] }).ok).toBe(true);
  });
});
