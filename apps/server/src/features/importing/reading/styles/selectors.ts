import { attributeOf, classesOf, hasAttribute } from "../tree/elements.ts";
import type { HtmlElement } from "../tree/parse-html.ts";

interface AttributeTest {
  readonly name: string;
  readonly value: string | null;
  /** How the value is compared: as a whole, by a part, its start or its end. */
  readonly by: "" | "~" | "|" | "^" | "$" | "*";
}

interface Compound {
  readonly tag: string | null;
  readonly id: string | null;
  readonly classes: readonly string[];
  readonly attributes: readonly AttributeTest[];
  /** How it stands to the one before it. */
  readonly combinator: " " | ">";
}

/** Which elements a rule is for: simple ones beside and in each other, the last for the element itself. */
export interface Selector {
  readonly compounds: readonly Compound[];
  /** Ids, classes and tags, in one number that can be compared. */
  readonly specificity: number;
}

const MOST_COMPOUNDS = 8;
const PART =
  /^(?:([a-z][\w-]*|\*)|#((?:\\.|[\w-])+)|\.((?:\\.|[\w-]|[^\0-\x7f])+)|\[\s*([\w-]+)\s*(?:([~|^$*]?)=\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*)?\]|(:root|:link))/i;

function readCompound(text: string, combinator: Compound["combinator"]): Compound | null {
  let [tag, id]: [string | null, string | null] = [null, null];
  const classes: string[] = [];
  const attributes: AttributeTest[] = [];
  let left = text;
  while (left !== "") {
    const match = PART.exec(left);
    // A state, a part of an element or a relation that is none of ours: the rule is for what nobody can edit.
    if (!match) return null;
    const [whole, name, hash, className, attribute, by = "", double, single, bare, pseudo] = match;
    if (name !== undefined) tag = name === "*" ? null : name.toLowerCase();
    else if (hash !== undefined) id = hash.replace(/\\(.)/g, "$1");
    else if (className !== undefined) classes.push(className.replace(/\\(.)/g, "$1"));
    else if (attribute !== undefined) {
      const value = double ?? single ?? bare ?? null;
      attributes.push({ name: attribute.toLowerCase(), value, by: by as AttributeTest["by"] });
    } else tag = pseudo?.toLowerCase() === ":root" ? "html" : "a";
    left = left.slice(whole.length);
  }
  return { tag, id, classes, attributes, combinator };
}

/** One of the selectors of a rule; null for one that depends on more than what stands in what. */
export function readSelector(text: string): Selector | null {
  const words = text
    .trim()
    .replace(/\s*>\s*/g, " > ")
    .split(/\s+(?![^[]*\])/);
  const compounds: Compound[] = [];
  let combinator: Compound["combinator"] = " ";
  for (const word of words) {
    if (word === ">") {
      combinator = ">";
      continue;
    }
    const compound = readCompound(word, combinator);
    if (!compound || word === "" || compounds.length === MOST_COMPOUNDS) return null;
    compounds.push(compound);
    combinator = " ";
  }
  if (compounds.length === 0) return null;
  const specificity = compounds.reduce(
    (sum, { id, classes, attributes, tag }) =>
      sum + (id === null ? 0 : 10_000) + 100 * (classes.length + attributes.length) + (tag === null ? 0 : 1),
    0,
  );
  return { compounds, specificity };
}

function passes(element: HtmlElement, { name, value, by }: AttributeTest): boolean {
  if (!hasAttribute(element, name)) return false;
  if (value === null) return true;
  const has = attributeOf(element, name);
  if (by === "~") return has.split(/\s+/).includes(value);
  if (by === "|") return has === value || has.startsWith(`${value}-`);
  if (by === "^") return value !== "" && has.startsWith(value);
  if (by === "$") return value !== "" && has.endsWith(value);
  return by === "*" ? value !== "" && has.includes(value) : has === value;
}

function isMet(element: HtmlElement, { tag, id, classes, attributes }: Compound): boolean {
  if (tag !== null && tag !== element.tagName) return false;
  if (id !== null && id !== attributeOf(element, "id")) return false;
  const own = classesOf(element);
  return classes.every((each) => own.has(each)) && attributes.every((test) => passes(element, test));
}

/**
 * Whether a selector is for the last of `path`, which begins at the root. Each element is looked at once for each part
 * of the selector, however they may be combined.
 */
export function isFor({ compounds }: Selector, path: readonly HtmlElement[]): boolean {
  const last = path.at(-1);
  const subject = compounds.at(-1);
  if (!last || !subject || !isMet(last, subject)) return false;
  let before: readonly boolean[] = compounds.map(() => false);
  const seen = compounds.map(() => false);
  for (const element of path) {
    const now = compounds.map((compound, index) => {
      const isReached = index === 0 || (compound.combinator === ">" ? before[index - 1] : seen[index - 1]);
      return isReached === true && isMet(element, compound);
    });
    for (const [index, isNow] of now.entries()) if (isNow) seen[index] = true;
    before = now;
  }
  return before.at(-1) === true;
}
