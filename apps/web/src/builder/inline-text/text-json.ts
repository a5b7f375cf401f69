import { type InlineNode, type InlineText, isSafeHref, type RichText, type TextMark } from "@vitrine/document";
import { macroIn } from "./macro-attributes.ts";
import type { TextMode, TextValue } from "./text-mode.ts";

/** A text as its editor tells it. */
export interface TextJson {
  readonly type?: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly Pick<TextJson, "type" | "attrs">[];
  readonly content?: readonly TextJson[];
}

const PLAIN_MARKS = ["bold", "italic", "underline", "strike", "highlight"] as const;

function markFrom(mark: NonNullable<TextJson["marks"]>[number]): TextMark | null {
  const plain = PLAIN_MARKS.find((type) => type === mark.type);
  if (plain) return { type: plain };
  const target: unknown = mark.attrs?.href;
  if (mark.type !== "link" || typeof target !== "string" || !isSafeHref(target)) return null;
  return { type: "link", attrs: mark.attrs?.newTab === true ? { href: target, newTab: true } : { href: target } };
}

function inlineFrom(content: readonly TextJson[] | undefined): InlineText {
  const nodes: InlineNode[] = [];
  for (const node of content ?? []) {
    if (node.type === "hardBreak") nodes.push({ type: "hardBreak" });
    const marks = (node.marks ?? []).map(markFrom).filter((mark) => mark !== null);
    const marked = marks.length > 0 ? { marks } : {};
    if (node.type === "text" && node.text) nodes.push({ type: "text", text: node.text, ...marked });
    if (node.type !== "macro") continue;
    const attrs = macroIn(node.attrs ?? {});
    if (attrs) nodes.push({ type: "macro", attrs, ...marked });
  }
  return nodes;
}

/** What the text editor holds, as the document keeps it: nothing else gets through. */
export function textFrom(mode: TextMode, json: TextJson): TextValue {
  if (mode === "inline") return inlineFrom(json.content);
  return (json.content ?? []).map((paragraph): RichText[number] => {
    const content = inlineFrom(paragraph.content);
    return content.length > 0 ? { type: "paragraph", content } : { type: "paragraph" };
  });
}

/** What the document keeps, as the text editor takes it. */
export function jsonFrom(mode: TextMode, value: unknown): TextJson {
  const content = Array.isArray(value) ? (value as TextJson[]) : [];
  if (mode === "rich" && content.length === 0) return { type: "doc", content: [{ type: "paragraph" }] };
  return { type: "doc", content };
}
