import { z } from "zod";
import type { BlockCatalog, BlockRules } from "../catalog.ts";
import { href } from "../href.ts";
import { keyBetween } from "../order.ts";
import type { BlockRecord } from "../records.ts";

/** A few kinds that between them use every rule of nesting, for tests of the engine alone. */
const rules: readonly BlockRules[] = [
  {
    kind: "section",
    version: 1,
    category: "section",
    slots: { content: { accepts: ["flow", "box"] } },
    props: z.strictObject({}),
    migrations: [],
  },
  {
    kind: "box",
    version: 1,
    category: "box",
    slots: { content: { accepts: ["flow", "box"] } },
    props: z.strictObject({}),
    migrations: [],
  },
  {
    kind: "pair",
    version: 1,
    category: "flow",
    slots: { cells: { accepts: ["box"], max: 2 } },
    props: z.strictObject({}),
    migrations: [],
  },
  { kind: "text", version: 1, category: "flow", slots: {}, props: z.strictObject({ words: z.string().max(50) }), migrations: [] },
  {
    kind: "form",
    version: 1,
    category: "flow",
    slots: { fields: { accepts: ["flow", "box"] } },
    props: z.strictObject({}),
    migrations: [],
    notWithin: ["form"],
  },
  {
    kind: "field",
    version: 1,
    category: "flow",
    slots: {},
    props: z.strictObject({ key: z.string().max(40).optional() }),
    migrations: [],
    within: ["form"],
    keyProp: "key",
  },
  {
    kind: "row",
    version: 1,
    category: "flow",
    slots: { parts: { accepts: ["part"], max: 3 } },
    props: z.strictObject({}),
    migrations: [],
    notWithin: ["row"],
  },
  {
    kind: "part",
    version: 1,
    category: "part",
    slots: { content: { accepts: ["flow", "box"] } },
    props: z.strictObject({}),
    migrations: [],
    within: ["row"],
  },
  { kind: "chat", version: 1, category: "flow", slots: {}, props: z.strictObject({}), migrations: [], isSingle: true },
  { kind: "link", version: 1, category: "flow", slots: {}, props: z.strictObject({ href }), migrations: [] },
  {
    kind: "modal",
    version: 1,
    category: "flow",
    slots: { content: { accepts: ["flow", "box"] } },
    props: z.strictObject({}),
    migrations: [],
    notWithin: ["modal"],
    isOpened: true,
  },
  { kind: "place", version: 1, category: "flow", slots: {}, props: z.strictObject({}), migrations: [], anchorBase: () => "place" },
];

export const sampleCatalog: BlockCatalog = new Map(rules.map((rule) => [rule.kind, rule]));

/** A block of the sample kinds; what a test does not say is made up. */
export function sampleBlock(given: Partial<BlockRecord> & { id: string; kind: string; parentId: string }): BlockRecord {
  const slots: Readonly<Record<string, string>> = { page: "body", pair: "cells", form: "fields" };
  return {
    type: "block",
    version: 1,
    slot: given.parentId === "page" ? "body" : (slots[given.parentId.replace(/\d+$/, "")] ?? "content"),
    order: keyBetween(null, null),
    props: given.kind === "text" ? { words: "olá" } : given.kind === "link" ? { href: "" } : {},
    styles: {},
    ...given,
  };
}
