import {
  checkDocument,
  DocumentStore,
  emptyDocument,
  insertFragment,
  type Json,
  LANGUAGES,
  type Language,
  PAGE_ID,
  PAGE_SLOT,
  runOperation,
} from "@vitrine/document";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { seedFragment } from "./define-block.ts";
import { BLOCK_DEFINITIONS, blockCatalog } from "./definitions.ts";
import { BLOCK_KINDS, type BlockKind } from "./kinds.ts";
import type { PanelField } from "./panel.ts";

const files = new Set(Object.keys(import.meta.glob("./*/*.{ts,tsx}")));

/** Every word key that a panel asks for: labels of fields, and of the choices in them. */
function wordKeys(fields: readonly PanelField[], prefix = ""): { fields: string[]; choices: string[] } {
  const keys = { fields: [] as string[], choices: [] as string[] };
  for (const field of fields) {
    keys.fields.push(prefix + field.prop);
    if (field.type === "choice") keys.choices.push(...field.options.map((option) => `${prefix}${field.prop}.${option}`));
    if (field.type !== "items") continue;
    const inner = wordKeys(field.item, `${prefix}${field.prop}.`);
    keys.fields.push(...inner.fields);
    keys.choices.push(...inner.choices);
  }
  return keys;
}

/** A page with one new block of the kind, standing where such a block may stand. */
function pageWith(kind: BlockKind, language: Language): DocumentStore {
  const store = new DocumentStore(emptyDocument({ title: "Page", language }));
  let made = 0;
  const insert = (each: BlockKind, parentId: string, slot: string): string => {
    const seed = { kind: each, ...BLOCK_DEFINITIONS[each].seed(language) };
    const fragment = seedFragment(
      seed,
      () => `b${made++}`,
      (of) => BLOCK_DEFINITIONS[of as BlockKind].version,
    );
    const result = runOperation(store, blockCatalog, insertFragment(fragment, { parentId, slot, beforeId: null }));
    expect(result).toMatchObject({ ok: true });
    return fragment.rootIds[0] ?? "";
  };
  if (kind === "section") insert("section", PAGE_ID, PAGE_SLOT);
  else if (kind === "field") insert("field", insert("form", insert("section", PAGE_ID, PAGE_SLOT), "content"), "fields");
  else insert(kind, insert("section", PAGE_ID, PAGE_SLOT), "content");
  return store;
}

test("each kind is a folder, and each folder a kind", () => {
  const kinds = [...files].flatMap((file) => /^\.\/([^/]+)\/block\.ts$/.exec(file)?.[1] ?? []);
  expect(kinds.sort()).toEqual([...BLOCK_KINDS].sort());
});

describe.each(BLOCK_KINDS)("%s", (kind) => {
  const definition = BLOCK_DEFINITIONS[kind];

  test("stands under its own name", () => {
    expect(definition.kind).toBe(kind);
    expect(blockCatalog.get(kind)).toBe(definition);
  });

  test("has a script for visitors exactly where it says so", () => {
    expect(files.has(`./${kind}/client.ts`)).toBe(definition.hasClient);
    if (definition.hasClient) expect([...files]).toContain(`./${kind}/client.test.ts`);
  });

  test("has words for what is missing exactly where something may be", () => {
    for (const { unfinished } of Object.values(definition.messages)) {
      expect(unfinished !== undefined).toBe(definition.isUnfinished !== undefined);
    }
  });

  test("has a control for every prop, and no other", () => {
    if (!(definition.props instanceof z.ZodObject)) throw new Error("props are an object");
    expect(definition.panel.map((field) => field.prop).sort()).toEqual(Object.keys(definition.props.shape).sort());
  });

  test("lists as typed in place what its panel edits as text", () => {
    const typed: Record<string, "inline" | "rich"> = {};
    const visit = (fields: readonly PanelField[], prefix: string): void => {
      for (const field of fields) {
        if (field.type === "inlineText") typed[prefix + field.prop] = "inline";
        if (field.type === "richText") typed[prefix + field.prop] = "rich";
        if (field.type === "items") visit(field.item, `${prefix}${field.prop}.*.`);
      }
    };
    visit(definition.panel, "");
    expect(definition.inlineText ?? {}).toEqual(typed);
  });

  test("has words for every field and choice of its panel, and none left over", () => {
    const keys = wordKeys(definition.panel);
    for (const language of LANGUAGES) {
      const { fields, choices = {}, label } = definition.messages[language];
      expect(label).not.toBe("");
      expect(Object.keys(fields).sort()).toEqual([...keys.fields].sort());
      expect(Object.keys(choices).sort()).toEqual([...keys.choices].sort());
      expect(Object.values({ ...fields, ...choices })).not.toContain("");
    }
  });

  test("says the same in every language", () => {
    const keysOf = (language: Language) => {
      const { seed = {}, visitor = {} } = definition.messages[language];
      expect(Object.values({ ...seed, ...visitor })).not.toContain("");
      return [Object.keys(seed).sort(), Object.keys(visitor).sort()];
    };
    for (const language of LANGUAGES) expect(keysOf(language)).toEqual(keysOf("pt"));
  });

  test.each(LANGUAGES)("starts as a block that may stand on a page (%s)", (language) => {
    const store = pageWith(kind, language);
    expect(checkDocument(store, blockCatalog)).toEqual([]);
    expect([...store.records()].some((record) => record.type === "block" && record.kind === kind)).toBe(true);
  });

  test("adds items that its schema takes", () => {
    for (const field of definition.panel) {
      if (field.type !== "items") continue;
      for (const language of LANGUAGES) {
        const seed = definition.seed(language).props;
        const items = [...(seed[field.prop] as Json[]), field.newItem("fresh", language)];
        expect(definition.props.safeParse({ ...seed, [field.prop]: items })).toMatchObject({ success: true });
      }
    }
  });

  test("keeps its look weaker than any style of a block", () => {
    const stacking = /\.v-columns\.v-stack-\w+$/;
    const selectors = [...definition.css.matchAll(/(?:^|[{}\n])([^{}@]+)\{/g)].map(([, selector = ""]) => selector.trim());
    expect(selectors.length).toBeGreaterThan(0);
    for (const selector of selectors) {
      if (!stacking.test(selector)) expect(selector).toMatch(/^:where\(.+\)(?:::[a-z-]+)?$/);
    }
    expect(definition.css).not.toContain("!important");
    expect([...definition.css.matchAll(/url\(("?[a-z]+:)/g)].map(([, scheme]) => scheme)).toSatisfy((schemes: string[]) =>
      schemes.every((scheme) => scheme === '"data:'),
    );
  });
});

test("the look of all kinds together is light", () => {
  const css = Object.values(BLOCK_DEFINITIONS)
    .map((definition) => definition.css)
    .join("\n");
  expect(css.length).toBeLessThan(14_000);
});
