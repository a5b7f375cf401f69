import type { JSONContent } from "@tiptap/core";
import { type InlineNode, type InlineText, isSafeHref, macro, type RichText, type TextMark } from "@vitrine/document";
import type { TextMode, TextValue } from "./text-mode.ts";

const PLAIN_MARKS = ["bold", "italic", "underline", "strike", "highlight"] as const;

function markFrom(mark: NonNullable<JSONContent["marks"]>[number]): TextMark | null {
  const plain = PLAIN_MARKS.find((type) => type === mark.type);
  if (plain) return { type: plain };
  const target: unknown = mark.attrs?.href;
  if (mark.type !== "link" || typeof target !== "string" || !isSafeHref(target)) return null;
  return { type: "link", attrs: mark.attrs?.newTab === true ? { href: target, newTab: true } : { href: target } };
}

function inlineFrom(content: readonly JSONContent[] | undefined): InlineText {
  const nodes: InlineNode[] = [];
  for (const node of content ?? []) {
    if (node.type === "hardBreak") nodes.push({ type: "hardBreak" });
    const marks = (node.marks ?? []).map(markFrom).filter((mark) => mark !== null);
    const marked = marks.length > 0 ? { marks } : {};
    if (node.type === "text" && node.text) nodes.push({ type: "text", text: node.text, ...marked });
    if (node.type !== "macro") continue;
    // The text editor has every option of every macro, those of others as null.
    const own = Object.entries(node.attrs ?? {}).filter(([, option]) => option !== null);
    const read = macro.safeParse(Object.fromEntries(own));
    if (read.success) nodes.push({ type: "macro", attrs: read.data, ...marked });
  }
  return nodes;
}

/** What the text editor holds, as the document keeps it: nothing else gets through. */
export function textFrom(mode: TextMode, json: JSONContent): TextValue {
  if (mode === "inline") return inlineFrom(json.content);
  return (json.content ?? []).map((paragraph): RichText[number] => {
    const content = inlineFrom(paragraph.content);
    return content.length > 0 ? { type: "paragraph", content } : { type: "paragraph" };
  });
}

/** What the document keeps, as the text editor takes it. */
export function jsonFrom(mode: TextMode, value: unknown): JSONContent {
  const content = Array.isArray(value) ? (value as JSONContent[]) : [];
  if (mode === "rich" && content.length === 0) return { type: "doc", content: [{ type: "paragraph" }] };
  return { type: "doc", content };
}
