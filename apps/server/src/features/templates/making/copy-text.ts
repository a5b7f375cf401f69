import type { InlineNode, InlineText, RichText, TextMark } from "@vitrine/document";

const PIECE = /\*\*(.+?)\*\*|__(.+?)__|\[(.+?)\]\((.+?)\)|(\n)/g;

function run(text: string, marks: readonly TextMark[]): InlineNode {
  return marks.length === 0 ? { type: "text", text } : { type: "text", text, marks: [...marks] };
}

/** Copy as it is written in the library: `**bold**`, `__italic__`, `[words](#place)`, and a line break where the line breaks. */
export function inline(copy: string): InlineText {
  const nodes: InlineNode[] = [];
  let end = 0;
  for (const match of copy.matchAll(PIECE)) {
    if (match.index > end) nodes.push(run(copy.slice(end, match.index), []));
    const [whole, bold, italic, words, href, lineBreak] = match;
    if (bold !== undefined) nodes.push(run(bold, [{ type: "bold" }]));
    else if (italic !== undefined) nodes.push(run(italic, [{ type: "italic" }]));
    else if (words !== undefined && href !== undefined) nodes.push(run(words, [{ type: "link", attrs: { href } }]));
    else if (lineBreak !== undefined) nodes.push({ type: "hardBreak" });
    end = match.index + whole.length;
  }
  if (end < copy.length) nodes.push(run(copy.slice(end), []));
  return nodes;
}

/** Several paragraphs of such copy. */
export function rich(...copies: readonly string[]): RichText {
  return copies.map((copy) => ({ type: "paragraph", content: inline(copy) }));
}
