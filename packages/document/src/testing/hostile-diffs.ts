import type { BlockCatalog } from "../catalog.ts";
import type { PageDocument } from "../document.ts";
import { DEFAULT_TOKENS, SCALE_TOKENS } from "../tokens/starting-tokens.ts";
import { type Chance, chanceOf } from "./chance.ts";

type Fields = Record<string, unknown>;

/** Written into the text of a diff, since no value says it: an own key `__proto__`, and a number too large for one. */
const PROTO = "§proto";
const HUGE = "§huge";

const IDS = ["page", "zz", "zz2", "toString", "valueOf", "hasOwnProperty", "color-text", "font-text", "", "-a", "__proto__", "constructor"];
const KEYS = [
  "type",
  "id",
  "kind",
  "version",
  "parentId",
  "slot",
  "order",
  "name",
  "anchor",
  "hiddenAt",
  "locked",
  "entrance",
  "styleIds",
  "props",
  "styles",
  "value",
];
const MORE_KEYS = ["title", "description", "language", "canonical", "favicon", "extra", PROTO, "constructor", "prototype", "toString"];

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value };
  return value;
}

function junk(chance: Chance): unknown {
  return chance.pick<() => unknown>([
    () => null,
    () => true,
    () => chance.pick([0, -1, 1.5, 2, 9_999, 10_001, 1e308, -1e308, 5e-324, HUGE, Number.NaN]),
    () => chance.pick(["", "a", "a0", "a00", "Zz", "h2", "#fff", "\u0000", "\ud800", "é", "x".repeat(300), "javascript:alert(1)"]),
    () => [],
    () => ({}),
    () => ({ [chance.pick([PROTO, "constructor", "a"])]: { polluted: true } }),
    () => nested(chance.pick([3, 50, 400])),
    () => chance.pick(["block", "token", "style", "page", "color", "font", "space", "radius", "shadow", ...IDS]),
  ])();
}

/** Puts something else somewhere inside a value. */
function spoil(chance: Chance, value: unknown): unknown {
  if (typeof value !== "object" || value === null || chance.is(0.3)) return junk(chance);
  if (Array.isArray(value))
    return chance.is(0.3) ? [...value, junk(chance)] : value.map((item) => (chance.is(0.5) ? spoil(chance, item) : item));
  const key = chance.pick([...Object.keys(value), ...(chance.is(0.3) ? MORE_KEYS : [])]);
  if (key === undefined) return junk(chance);
  const { [key]: inner, ...rest } = value as Fields;
  return chance.is(0.2) ? rest : { ...rest, [key]: spoil(chance, inner) };
}

/** Diffs that no editor would make, from a seed: valid ones gone wrong in one or more places, and sheer nonsense. */
export function hostileDiff(seed: number, document: PageDocument, catalog: BlockCatalog): unknown {
  const chance = chanceOf(seed);
  if (chance.is(0.02)) return junk(chance);
  const records = Object.values(document.records) as unknown as Fields[];
  const anyId = () => (chance.is(0.8) ? String(chance.pick(records).id) : chance.pick(IDS));
  const kinds = [...catalog.values()];
  const another: readonly ((record: Fields) => Fields)[] = [
    (record) => ({ ...chance.pick(records), id: record.id }),
    (record) => ({ ...chance.pick([...DEFAULT_TOKENS, ...SCALE_TOKENS]), id: record.id }),
    (record) => ({ ...record, kind: chance.pick(kinds).kind }),
    (record) => ({ ...record, kind: chance.pick(["hologram", "font", "color", "space", "radius", "shadow"]) }),
    (record) => ({ ...record, version: chance.pick([1, 2, 3, 7, 9_999]) }),
    (record) => ({ ...record, parentId: anyId() }),
    (record) => ({ ...record, parentId: anyId(), slot: chance.pick(["body", "content", "cells", "fields", "columns", "toString"]) }),
    (record) => ({ ...record, order: chance.pick(["a0", "a1", "a0V", "Zz", "a00", `a${"z".repeat(chance.pick([5, 198, 199]))}`]) }),
    (record) => ({ ...record, styles: { base: { normal: { color: { type: "token", id: anyId() } } } } }),
    (record) => ({
      ...record,
      styles: { tablet: { normal: { gap: { type: "token", id: anyId() }, boxShadow: { type: "token", id: anyId() } } } },
    }),
    (record) => ({ ...record, site: chance.pick([true, false, "site", 1]) }),
    (record) => ({ ...record, styleIds: chance.pick([[], [anyId()], ["look1"], ["look2", "look1"], ["look1", "look1"], ["zz", "zz2"]]) }),
    (record) => ({ type: "style", id: record.id, name: "x", order: "a0", styles: record.styles ?? {} }),
    (record) => ({ ...record, styles: { mobile: { hover: { fontFamily: { type: "token", id: anyId() } } } } }),
    (record) => ({ ...record, props: chance.is(0.5) ? (chance.pick(records).props ?? {}) : spoil(chance, record.props) }),
    (record) => ({ ...record, [chance.pick([...KEYS, ...MORE_KEYS])]: junk(chance) }),
    (record) => Object.fromEntries(Object.entries(record).filter(() => chance.is(0.9))),
    (record) => ({ ...(spoil(chance, record) as Fields) }),
  ];
  const changed = (record: Fields): Fields => {
    let next = record;
    for (let times = chance.pick([1, 1, 1, 2, 3]); times > 0; times--) next = chance.pick(another)(next);
    return next;
  };
  const diff: Fields = {};
  for (let changes = chance.pick([1, 1, 2, 3, 5]); changes > 0; changes--) {
    const record = chance.pick(records);
    const fresh = { ...record, id: chance.pick(["zz", "zz2", "zz3", "toString", "valueOf"]) };
    const { id, change } = chance.pick<() => { id: unknown; change: unknown }>([
      () => ({ id: record.id, change: [record, changed(record)] }),
      () => ({ id: record.id, change: [record, changed(record)] }),
      () => ({ id: record.id, change: [record, null] }),
      () => ({ id: fresh.id, change: [null, fresh] }),
      () => ({ id: fresh.id, change: [null, changed(fresh)] }),
      () => ({ id: record.id, change: [changed(record), chance.is(0.5) ? record : null] }),
      () => ({ id: anyId(), change: chance.pick<unknown>([[null, null], [null, record], [record], junk(chance)]) }),
    ])();
    diff[id === "__proto__" ? PROTO : String(id)] = change;
  }
  return JSON.parse(JSON.stringify(diff).replaceAll(`"${PROTO}"`, '"__proto__"').replaceAll(`"${HUGE}"`, "1e999"));
}
