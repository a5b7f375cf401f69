import { attributeOf, classesOf } from "../tree/elements.ts";
import { type HtmlElement, isElement } from "../tree/parse-html.ts";
import { hintOf } from "./class-hints.ts";
import { type Declaration, type Layer, LONGEST_VALUE, readInline, readRules, type StyleRule } from "./read-rules.ts";
import { isFor } from "./selectors.ts";
import { longhands } from "./shorthands.ts";

/** What is said of an element, one value for each thing, by the width of the screen. */
export type Declared = Readonly<Record<Layer, ReadonlyMap<string, string>>>;

/** The styles of a page, as far as they stand in it or came with it. */
export interface StyleSource {
  of(element: HtmlElement): Declared;
  /** Whether the page's own rules were all looked at. */
  isWhole(): boolean;
}

/** Characters of style sheets that are read, and comparisons of rules with elements that are made. */
const MOST_CSS = 2_000_000;
const MOST_COMPARISONS = 4_000_000;
/** How often a variable may stand for another one. */
const MOST_TURNS = 5;

export function openStyles(sheets: readonly string[], most = MOST_COMPARISONS): StyleSource {
  const rules: StyleRule[] = [];
  let [characters, left] = [0, MOST_CSS];
  for (const sheet of sheets) {
    characters += sheet.length;
    left -= sheet.length;
    if (left < 0) break;
    rules.push(...readRules(sheet, rules.length));
  }
  const index = indexed(rules);
  const variables = variablesOf(rules);
  const known = new WeakMap<HtmlElement, Declared>();
  let comparisons = 0;
  const matching = (element: HtmlElement): StyleRule[] => {
    const path = pathTo(element);
    return candidates(index, element).filter((rule) => {
      comparisons += path.length * rule.selector.compounds.length;
      return comparisons < most && isFor(rule.selector, path);
    });
  };
  return {
    of(element) {
      const there = known.get(element);
      if (there) return there;
      const declared = cascade(element, matching(element), variables);
      known.set(element, declared);
      return declared;
    },
    isWhole: () => characters <= MOST_CSS && comparisons < most,
  };
}

type Index = ReadonlyMap<string, readonly StyleRule[]>;

function indexed(rules: readonly StyleRule[]): Index {
  const index = new Map<string, StyleRule[]>();
  for (const rule of rules) {
    const last = rule.selector.compounds.at(-1);
    const key = last?.id ? `#${last.id}` : last?.classes[0] ? `.${last.classes[0]}` : (last?.tag ?? "*");
    const there = index.get(key);
    if (there) there.push(rule);
    else index.set(key, [rule]);
  }
  return index;
}

function candidates(index: Index, element: HtmlElement): StyleRule[] {
  const keys = [`#${attributeOf(element, "id")}`, ...[...classesOf(element)].map((name) => `.${name}`), element.tagName, "*"];
  return keys.flatMap((key) => index.get(key) ?? []);
}

function pathTo(element: HtmlElement): HtmlElement[] {
  const path: HtmlElement[] = [];
  for (let at: HtmlElement["parentNode"] = element; at; at = "parentNode" in at ? at.parentNode : null) {
    if ("tagName" in at && isElement(at)) path.push(at);
  }
  return path.reverse();
}

/** The variables that are said of the whole page; those of parts of it are read as if they were. */
function variablesOf(rules: readonly StyleRule[]): ReadonlyMap<string, string> {
  const variables = new Map<string, string>();
  for (const { declarations, layer, selector } of rules) {
    const isWhole = selector.compounds.length === 1 && /^(?:html|body)$/.test(selector.compounds[0]?.tag ?? "");
    if (layer !== "base" || !isWhole) continue;
    for (const { name, value } of declarations) if (name.startsWith("--")) variables.set(name, value);
  }
  return variables;
}

function resolved(value: string, variables: ReadonlyMap<string, string>): string {
  let text = value;
  for (let turn = 0; turn < MOST_TURNS && text.includes("var("); turn++) {
    text = text.replace(/var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g, (_, name: string, instead = "") => variables.get(name) ?? instead);
    if (text.length > LONGEST_VALUE) return "";
  }
  return text.includes("var(") ? "" : text;
}

interface Said extends Declaration {
  readonly layer: Layer;
  readonly rank: number;
  readonly order: number;
}

const HINT = -1;
const INLINE = 1_000_000;

function cascade(element: HtmlElement, rules: readonly StyleRule[], variables: ReadonlyMap<string, string>): Declared {
  const hints = [...classesOf(element)].map(hintOf).filter(Boolean).join(";");
  // A class that the page's own rules speak of is the page's own.
  const said: Said[] = (rules.some(({ selector }) => selector.specificity >= 100) ? [] : readInline(hints)).map((each) => ({
    ...{ ...each, layer: "base" as const, rank: HINT, order: 0 },
  }));
  for (const { declarations, layer, selector, order } of rules) {
    for (const each of declarations) said.push({ ...each, layer, rank: selector.specificity, order });
  }
  for (const each of readInline(attributeOf(element, "style"))) said.push({ ...each, layer: "base", rank: INLINE, order: 0 });
  said.sort((a, b) => Number(a.isImportant) - Number(b.isImportant) || a.rank - b.rank || a.order - b.order);
  const ownValues = said.filter(({ name, layer }) => name.startsWith("--") && layer === "base");
  // Of variables an element may have its own, which its other rules lean on.
  const own = ownValues.length === 0 ? variables : new Map([...variables, ...ownValues.map(({ name, value }) => [name, value] as const)]);
  const declared = { base: new Map<string, string>(), tablet: new Map<string, string>(), mobile: new Map<string, string>() };
  for (const { name, value, layer } of said) {
    if (name.startsWith("--")) continue;
    const whole = resolved(value, own);
    if (whole === "" || /^(?:inherit|unset|revert|revert-layer)$/.test(whole)) continue;
    for (const [longhand, part] of longhands(name, whole)) declared[layer].set(longhand, part);
  }
  return declared;
}
