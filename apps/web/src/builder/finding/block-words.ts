import { blockDefinition, type PanelField } from "@vitrine/blocks";
import {
  type BlockRecord,
  findInRun,
  findInText,
  type InlineText,
  type Json,
  type RichText,
  replaceInRun,
  replaceInText,
  type Span,
  type WordSearch,
} from "@vitrine/document";

/** Props that hold words in letters alone: what visitors read or hear. Addresses, numbers and names of fields are none. */
const PLAIN_WORDS: ReadonlySet<string> = new Set([
  ...["label", "title", "placeholder", "help", "ribbon", "prefix", "suffix", "options"],
  ...["submitLabel", "nextLabel", "thanks", "message", "alt", "beforeAlt", "afterAlt"],
]);

/** Where words are found in a block: the way to them in its props, and the place there. */
export interface WordPlace {
  readonly blockId: string;
  readonly path: readonly (string | number)[];
  readonly span: Span;
  /** What stands there, macros as spaces. */
  readonly text: string;
}

/** Words in a prop, wherever it stands: one run, or a text without looks. */
type Words = { readonly type: "run"; readonly run: InlineText } | { readonly type: "plain"; readonly text: string };

/** Every place where words are found in a block, in the order of its panel. */
export function findInBlock(block: BlockRecord, search: WordSearch): WordPlace[] {
  const places: WordPlace[] = [];
  eachWords(block, (words, path) => {
    const spans = words.type === "run" ? findInRun(words.run, search) : findInText(words.text, search);
    const text = words.type === "plain" ? words.text : words.run.map((node) => (node.type === "text" ? node.text : " ")).join("");
    for (const span of spans) places.push({ blockId: block.id, path, span, text });
    return null;
  });
  return places;
}

/** A block's props with other words in some places of it, as `findInBlock` gives them; only the props that change. */
export function replacedProps(block: BlockRecord, places: readonly WordPlace[], by: string): { [prop: string]: Json } {
  const spansAt = new Map<string, Span[]>();
  for (const { path, span } of places) spansAt.set(path.join("/"), [...(spansAt.get(path.join("/")) ?? []), span]);
  return eachWords(block, (words, path) => {
    const spans = spansAt.get(path.join("/"));
    if (!spans) return null;
    return words.type === "run" ? replaceInRun(words.run, spans, by) : replaceInText(words.text, spans, by);
  });
}

/** Visits all words of a block; where `visit` gives others, the props with these in their place are returned. */
function eachWords(block: BlockRecord, visit: (words: Words, path: readonly (string | number)[]) => Json | null): { [prop: string]: Json } {
  const changed: { [prop: string]: Json } = {};
  for (const field of blockDefinition(block.kind)?.panel ?? []) {
    const next = visitField(field, block.props, [], visit);
    if (next !== null) changed[field.prop] = next;
  }
  return changed;
}

/** A field's value with what `visit` gives instead; null where all stays. */
function visitField(
  field: PanelField,
  props: { readonly [prop: string]: Json },
  above: readonly (string | number)[],
  visit: (words: Words, path: readonly (string | number)[]) => Json | null,
): Json | null {
  const value = props[field.prop];
  const path = [...above, field.prop];
  switch (field.type) {
    case "inlineText":
      // The catalog has checked the prop, here and below: it is what its field says.
      return Array.isArray(value) ? visit({ type: "run", run: value as InlineText }, path) : null;
    case "richText":
      return eachItem(value, (paragraph, at) => {
        const { content, ...rest } = paragraph as RichText[number];
        const next = content && visit({ type: "run", run: content }, [...path, at]);
        return next ? { ...rest, ...(Array.isArray(next) && next.length > 0 ? { content: next } : {}) } : null;
      });
    case "text":
    case "longText":
      return typeof value === "string" && PLAIN_WORDS.has(field.prop) ? visit({ type: "plain", text: value }, path) : null;
    case "texts":
      return PLAIN_WORDS.has(field.prop)
        ? eachItem(value, (text, at) => (typeof text === "string" ? visit({ type: "plain", text }, [...path, at]) : null))
        : null;
    case "items":
      return eachItem(value, (item, at) => {
        const fields = item as { readonly [prop: string]: Json };
        let next: { [prop: string]: Json } | null = null;
        for (const inner of field.item) {
          const changed = visitField(inner, fields, [...path, at], visit);
          if (changed !== null) next = { ...(next ?? fields), [inner.prop]: changed };
        }
        return next;
      });
    default:
      return null;
  }
}

function eachItem(value: Json | undefined, change: (item: Json, at: number) => Json | null): Json | null {
  if (!Array.isArray(value)) return null;
  const next = value.map(change);
  return next.some((item) => item !== null) ? value.map((item, at) => next[at] ?? item) : null;
}
