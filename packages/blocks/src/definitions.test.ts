import { checkDocument, type Json, LANGUAGES, type Language, type SlotRule } from "@vitrine/document";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { BlockDefinition } from "./define-block.ts";
import { blockCatalog } from "./definitions.ts";
import type { PanelField } from "./panel.ts";
import { BEHAVING_KINDS } from "./registry/behaviours.ts";
import { BLOCK_DEFINITIONS } from "./registry/definitions.ts";
import { BLOCK_KINDS } from "./registry/kinds.ts";
import { pageWithNew } from "./testing/page-with-new.ts";

/** Characters of one kind's look. */
const MOST_CSS = 2_000;

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

/** The rules of a kind's look by the classes their selectors begin with, besides the one of every block of it. */
function rulesByClass(kind: string, css: string): Map<string, string> {
  const rules = new Map<string, string>();
  for (const [rule, list = ""] of css.matchAll(/(?<=^|[{}\n])([^{}@]+)\{[^}]*/g)) {
    for (const selector of list.replace(/^\s*:where\(/, "").split(/,(?![^()]*\))/)) {
      const [first = ""] = /^\s*[^\s>+~]+/.exec(selector) ?? [];
      const names = [...first.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
      const [name] = names;
      if (name !== undefined && !names.includes(`v-${kind}`)) rules.set(name, `${rules.get(name) ?? ""}${rule}\n`);
    }
  }
  return rules;
}

test("no kind looks as another does because of a class of the same name", () => {
  const views = import.meta.glob("./*/*.tsx", { query: "?raw", import: "default", eager: true });
  const kinds = Object.entries<BlockDefinition>(BLOCK_DEFINITIONS).map(([kind, { css: own, sharedCss = [], within }]) => {
    const css = [...sharedCss, own].join("\n");
    const markup = Object.entries(views).filter(([file]) => file.startsWith(`./${kind}/`) && !file.includes(".test."));
    return { kind, within, rules: rulesByClass(kind, css), text: [css, ...markup.map(([, view]) => view)].join("\n") };
  });
  const shared = kinds.flatMap(({ kind, rules }) =>
    [...rules].flatMap(([name, said]) =>
      kinds
        // Where a kind's blocks stand in another's alone, that one may say how their parts look there.
        .filter((other) => other.kind !== kind && other.rules.get(name) !== said && !other.within?.includes(kind))
        .filter((other) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(other.text))
        .map((other) => `${name}: ${kind}, ${other.kind}`),
    ),
  );
  expect(shared).toEqual([]);
});

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

  test("has a tested script for visitors, or none", () => {
    expect(files.has(`./${kind}/client.ts`)).toBe(BEHAVING_KINDS.includes(kind));
    if (BEHAVING_KINDS.includes(kind)) expect([...files]).toContain(`./${kind}/client.test.ts`);
  });

  test("has words for what is missing exactly where something may be", () => {
    for (const { unfinished } of Object.values(definition.messages)) {
      expect(unfinished !== undefined).toBe(definition.isUnfinished !== undefined);
    }
  });

  test("has words for where it has to stand exactly where that is not anywhere", () => {
    for (const { homeless } of Object.values(definition.messages)) expect(homeless !== undefined).toBe(definition.within !== undefined);
  });

  test("takes a layout exactly where it holds something to lay out", () => {
    // A synced section's block has no box: it is seen as the section in it.
    const holds = Object.keys(definition.slots).length > 0 && definition.kind !== "synced";
    expect(definition.styleGroups.includes("layout")).toBe(holds);
  });

  test("has a control for every prop, and no other", () => {
    if (!(definition.props instanceof z.ZodObject)) throw new Error("props are an object");
    const own = definition.panel.filter((field) => field.type !== "children");
    expect([...own.map((field) => field.prop), ...(definition.uncontrolled ?? [])].sort()).toEqual(
      Object.keys(definition.props.shape).sort(),
    );
  });

  test("lists the parts it is made of in its panel, and no others", () => {
    const isMadeOf = (slot: string) => definition.slots[slot as never] as SlotRule | undefined;
    const listed = definition.panel.flatMap((field) => (field.type === "children" ? [field] : []));
    for (const { prop, child } of listed) {
      expect(isMadeOf(prop)?.accepts).toContain(blockCatalog.get(child)?.category);
      expect(blockCatalog.get(child)?.within).toContain(kind);
    }
    const slots = Object.entries<SlotRule>(definition.slots).filter(([, { accepts }]) => accepts.every((each) => each === "part"));
    expect(listed.map(({ prop }) => prop)).toEqual(expect.arrayContaining(slots.map(([slot]) => slot)));
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

  test("styles no part that browsers add inside of `:where()`, which knows none and says nothing", () => {
    expect([definition.css, ...(definition.sharedCss ?? [])].join("\n")).not.toMatch(/:where\((?:[^()]|\([^()]*\))*::/);
  });

  test("breaks a word that is longer than its line, where it shows words", () => {
    const looks = [definition, ...(definition.within ?? []).map((each) => BLOCK_DEFINITIONS[each as never] as BlockDefinition)];
    if (definition.inlineText) expect(looks.map(({ css }) => css).join("")).toContain("overflow-wrap");
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
    const store = pageWithNew(kind, language);
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

  test("keeps its look weaker than any style of a block, but where it says otherwise", () => {
    const strong = definition.strongSelectors ?? [];
    const css = [...(definition.sharedCss ?? []), definition.css, definition.rareLook?.css ?? ""].join("\n");
    const selectors = [...css.matchAll(/(?:^|[{}\n])([^{}@]+)\{/g)].map(([, selector = ""]) => selector.trim());
    expect(selectors.length).toBeGreaterThan(0);
    expect(selectors).toEqual(expect.arrayContaining([...strong]));
    for (const selector of selectors) {
      if (!strong.includes(selector)) expect(selector).toMatch(/^:where\(.+\)(?:::[a-z-]+)?$/);
    }
    expect(css).not.toContain("!important");
    expect([...css.matchAll(/url\(("?[a-z]+:)/g)].map(([, scheme]) => scheme)).toSatisfy((schemes: string[]) =>
      schemes.every((scheme) => scheme === '"data:'),
    );
  });

  test("has a light look: a page bears that of the kinds on it, however many there are", () => {
    expect([...(definition.sharedCss ?? []), definition.css].join("\n").length).toBeLessThan(MOST_CSS);
  });
});
