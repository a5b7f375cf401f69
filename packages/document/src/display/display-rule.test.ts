import { expect, test } from "vitest";
import { applyDiff, readDiff } from "../changes/apply-diff.ts";
import { emptyDocument } from "../document.ts";
import { copyFragment, readFragment, withFreshIds } from "../fragment.ts";
import { runOperation } from "../operations/operation.ts";
import { setBlockSettings } from "../operations/set-block-settings.ts";
import { readDocument } from "../reading/read-document.ts";
import type { BlockRecord } from "../records.ts";
import { DocumentStore } from "../store.ts";
import { sampleBlock, sampleCatalog } from "../testing/sample-catalog.ts";
import { type DisplayCondition, type DisplayRule, displayRule } from "./display-rule.ts";

const query: DisplayCondition = { type: "query", verb: "is", key: "utm_source", value: "instagram" };
const RULE: DisplayRule = { effect: "show", match: "any", conditions: [query], withoutScript: "hide" };

function start(more: Partial<BlockRecord> = {}): DocumentStore {
  const store = new DocumentStore(emptyDocument({ title: "", language: "pt" }));
  store.transact((transaction) => transaction.put(sampleBlock({ id: "s1", kind: "section", parentId: "page", ...more })));
  return store;
}

function withConditions(...conditions: readonly unknown[]): unknown {
  return { ...RULE, conditions };
}

test.each<[string, unknown, string]>([
  ["no condition", withConditions(), "conditions"],
  ["eleven conditions", withConditions(...Array.from({ length: 11 }, () => query)), "conditions"],
  ["a browser nobody knows", withConditions({ type: "browser", verb: "is", values: ["netscape"] }), "conditions.0.values.0"],
  ["no browser", withConditions({ type: "browser", verb: "is", values: [] }), "conditions.0.values"],
  ["a time without an end", withConditions({ type: "time", verb: "between", from: "", to: "" }), "conditions.0.from"],
  [
    "a time that ends before it begins",
    withConditions({ type: "time", verb: "between", from: "2027-03-01T12:00:00-03:00", to: "2027-03-01T12:00:00Z" }),
    "conditions.0.to",
  ],
  ["a time of no zone", withConditions({ type: "time", verb: "between", from: "2027-03-01T12:00:00", to: "" }), "conditions.0.from"],
  ["a day that is none", withConditions({ type: "time", verb: "between", from: "2027-02-30T12:00:00Z", to: "" }), "conditions.0.from"],
  ["a key of blanks", withConditions({ ...query, key: " " }), "conditions.0.key"],
  ["a key too long", withConditions({ ...query, key: "k".repeat(101) }), "conditions.0.key"],
  ["a value too long", withConditions({ ...query, value: "v".repeat(201) }), "conditions.0.value"],
  ["more than is known", withConditions({ ...query, extra: 1 }), "conditions.0"],
  ["another kind of condition", withConditions({ type: "weather", verb: "is", values: ["rain"] }), "conditions.0.type"],
  ["neither shown nor hidden", { ...RULE, effect: "blink" }, "effect"],
])("%s is refused by editor and server alike, which name the place", (_, rule, place) => {
  const store = start();
  const block = store.block("s1");
  const edited = runOperation(store, sampleCatalog, setBlockSettings("s1", { display: rule as DisplayRule }));
  const sent = readDiff({ s1: [block, { ...block, display: rule }] });
  expect(edited.ok ? "" : edited.problems[0]?.path.join(".")).toBe(`s1.display.${place}`);
  expect(sent.ok ? "" : sent.problems[0]?.path.join(".")).toBe(`records.s1.display.${place}`);
  expect(store.block("s1")).toEqual(block);
});

test("the longest rule there can be is kept and read back", () => {
  const long = { ...query, key: "k".repeat(100), value: "\u{1f389}".repeat(100) };
  const rule = displayRule.parse(withConditions(...Array.from({ length: 10 }, () => long)));
  const store = start();
  const result = runOperation(store, sampleCatalog, setBlockSettings("s1", { display: rule }));
  expect(result.ok && applyDiff(start(), sampleCatalog, result.value).ok).toBe(true);
  const read = readDocument(JSON.parse(JSON.stringify(store.toDocument())), sampleCatalog);
  expect(read.ok && read.value).toEqual(store.toDocument());
});

test("a rule that is taken away leaves the block as it was before it had one", () => {
  const store = start();
  const before = store.block("s1");
  runOperation(store, sampleCatalog, setBlockSettings("s1", { display: RULE }));
  expect(store.block("s1")?.display).toEqual(RULE);
  runOperation(store, sampleCatalog, setBlockSettings("s1", { display: undefined }));
  expect(JSON.stringify(store.block("s1"))).toBe(JSON.stringify(before));
});

test("a copy keeps the rule, also over the clipboard", () => {
  const store = start({ display: RULE });
  const read = readFragment(JSON.parse(JSON.stringify(copyFragment(store, ["s1"]))), sampleCatalog);
  if (!read.ok) throw new Error(read.problems[0]?.detail);
  expect(withFreshIds(read.value, () => "s2").blocks[0]).toMatchObject({ id: "s2", display: RULE });
});
