import { z } from "zod";
import { href } from "./href.ts";
import { macro } from "./macro.ts";

/** How many words of a text may be found out at the visitor's. */
export const MOST_MACROS = 50;

const mark = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("bold") }),
  z.strictObject({ type: z.literal("italic") }),
  z.strictObject({ type: z.literal("underline") }),
  z.strictObject({ type: z.literal("strike") }),
  z.strictObject({ type: z.literal("highlight") }),
  z.strictObject({ type: z.literal("link"), attrs: z.strictObject({ href, newTab: z.boolean().optional() }) }),
]);

const marks = z.array(mark).max(6).optional();

const inlineNode = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text"), text: z.string().min(1).max(20_000), marks }),
  z.strictObject({ type: z.literal("hardBreak") }),
  z.strictObject({ type: z.literal("macro"), attrs: macro, marks }),
]);

const run = z.array(inlineNode).max(2_000);

/** One run of formatted words: what a heading, a button or a list item holds. ProseMirror's JSON, a small part of it. */
export const inlineText = run.check(atMostMacros);

const paragraph = z.strictObject({ type: z.literal("paragraph"), content: run.optional() });

/** Several paragraphs: what a text block holds. */
export const richText = z.array(paragraph).max(2_000).check(atMostMacros);

export type TextMark = z.infer<typeof mark>;
export type InlineNode = z.infer<typeof inlineNode>;
export type InlineText = z.infer<typeof inlineText>;
export type RichText = z.infer<typeof richText>;

/** Refuses a text at its first macro too many, by its place. */
function atMostMacros({ value, issues }: z.core.ParsePayload<InlineText | RichText>): void {
  let count = 0;
  const visit = (nodes: InlineText | RichText, path: readonly (string | number)[]): void => {
    for (const [index, node] of nodes.entries()) {
      if (node.type === "paragraph") visit(node.content ?? [], [...path, index, "content"]);
      if (node.type !== "macro") continue;
      count += 1;
      if (count === MOST_MACROS + 1)
        issues.push({ code: "custom", input: node, path: [...path, index], message: `more than ${MOST_MACROS} macros` });
    }
  };
  visit(value, []);
}

/** The words alone, without their formatting; of a macro those that stand in its place. */
export function plainText(text: InlineText | RichText): string {
  let words = "";
  for (const node of text) {
    if (node.type === "text") words += node.text;
    else if (node.type === "macro") words += node.attrs.fallback;
    else if (node.type === "hardBreak") words += " ";
    else words += `${words === "" ? "" : "\n"}${plainText(node.content ?? [])}`;
  }
  return words;
}

/** Whether there is anything to be read; spaces are nothing. */
export function hasWords(text: InlineText | RichText | string): boolean {
  return (typeof text === "string" ? text : plainText(text)).trim() !== "";
}

/** Plain words as inline text: `words("Comprar")`. */
export function words(text: string): InlineText {
  return text === "" ? [] : [{ type: "text", text }];
}

/** Plain words as paragraphs, one a line. */
export function paragraphs(...lines: string[]): RichText {
  return lines.map((line) => (line === "" ? { type: "paragraph" } : { type: "paragraph", content: words(line) }));
}
