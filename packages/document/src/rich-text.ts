import { z } from "zod";
import { href } from "./href.ts";

const mark = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("bold") }),
  z.strictObject({ type: z.literal("italic") }),
  z.strictObject({ type: z.literal("underline") }),
  z.strictObject({ type: z.literal("strike") }),
  z.strictObject({ type: z.literal("highlight") }),
  z.strictObject({ type: z.literal("link"), attrs: z.strictObject({ href, newTab: z.boolean().optional() }) }),
]);

const inlineNode = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text"), text: z.string().min(1).max(20_000), marks: z.array(mark).max(6).optional() }),
  z.strictObject({ type: z.literal("hardBreak") }),
]);

/** One run of formatted words: what a heading, a button or a list item holds. ProseMirror's JSON, a small part of it. */
export const inlineText = z.array(inlineNode).max(2_000);

const paragraph = z.strictObject({ type: z.literal("paragraph"), content: inlineText.optional() });

/** Several paragraphs: what a text block holds. */
export const richText = z.array(paragraph).max(2_000);

export type TextMark = z.infer<typeof mark>;
export type InlineNode = z.infer<typeof inlineNode>;
export type InlineText = z.infer<typeof inlineText>;
export type RichText = z.infer<typeof richText>;

/** The words alone, without their formatting. */
export function plainText(text: InlineText | RichText): string {
  let words = "";
  for (const node of text) {
    if (node.type === "text") words += node.text;
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
