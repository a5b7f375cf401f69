import type { InlineNode, InlineText, RichText, TextMark } from "@vitrine/document";
import type { Place, Reader } from "./reader.ts";
import { textLookIn } from "./styles/text-look.ts";
import { isUnread } from "./tree/elements.ts";
import { type HtmlElement, type HtmlNode, isElement } from "./tree/parse-html.ts";
import { isInlineTag } from "./tree/what-it-is.ts";

const MARKS: Readonly<Record<string, TextMark["type"]>> = {
  ...{ b: "bold", strong: "bold", i: "italic", em: "italic", cite: "italic", dfn: "italic", var: "italic", u: "underline" },
  ...{ ins: "underline", s: "strike", del: "strike", strike: "strike", mark: "highlight" },
};

/** What one text may hold, in characters, and one run in texts and breaks. */
const LONGEST_TEXT = 20_000;
const MOST_NODES = 2_000;

interface Word {
  readonly text: string;
  readonly marks: readonly TextMark[];
}

/** Words one after the other, before space is put right; a line break is "\n" and nothing else. */
function wordsIn(nodes: readonly HtmlNode[], place: Place, marks: readonly TextMark[], reader: Reader, into: Word[]): void {
  for (const [index, node] of nodes.entries()) {
    const before = nodes[index - 1];
    if ("value" in node) {
      into.push({ text: node.value.replace(/[\s\0]+/g, " "), marks });
      continue;
    }
    if (!isElement(node) || isUnread(node)) continue;
    if (node.tagName === "br") {
      into.push({ text: "\n", marks: [] });
      continue;
    }
    const inner = { ...place, look: textLookIn(node, reader.styleOf(node), place.look) };
    // Links that only their margins keep apart are two words.
    if (node.tagName === "a" && before?.nodeName === "a" && !into.at(-1)?.text.endsWith(" ")) into.push({ text: " ", marks: [] });
    // A block in a run of words stands on a line of its own.
    if (!isInlineTag(node) && into.length > 0) into.push({ text: "\n", marks: [] });
    wordsIn(node.childNodes, inner, marksWith(node, place, inner, marks, reader), reader, into);
  }
}

function marksWith(node: HtmlElement, around: Place, inner: Place, marks: readonly TextMark[], reader: Reader): readonly TextMark[] {
  const found: TextMark[] = [...marks];
  const add = (mark: TextMark): void => {
    if (!found.some(({ type }) => type === mark.type)) found.push(mark);
  };
  const named = MARKS[node.tagName];
  if (named !== undefined && named !== "link") add({ type: named });
  const weight = inner.look.weight;
  if (weight !== null && weight >= 600 && weight !== around.look.weight) add({ type: "bold" });
  if (inner.look.isItalic && !around.look.isItalic) add({ type: "italic" });
  if (node.tagName === "a") {
    const link = reader.linkOf(node);
    if (link) add(link);
  }
  return found;
}

function tidied(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  let isAfterSpace: boolean = true;
  for (const { text, marks } of words) {
    if (text === "\n") {
      if (kept.length === 0) continue;
      trimEnd(kept);
      kept.push({ text, marks });
      isAfterSpace = true;
      continue;
    }
    const plain: string = isAfterSpace ? text.trimStart() : text;
    if (plain === "") continue;
    kept.push({ text: plain, marks });
    isAfterSpace = plain.endsWith(" ");
  }
  for (let last = kept.at(-1); last && (last.text === "\n" || last.text.trim() === ""); last = kept.at(-1)) kept.pop();
  trimEnd(kept);
  return kept;
}

function trimEnd(words: Word[]): void {
  const last = words.at(-1);
  if (!last || last.text === "\n") return;
  const text = last.text.trimEnd();
  words.pop();
  if (text !== "") words.push({ ...last, text });
}

const sameMarks = (a: readonly TextMark[], b: readonly TextMark[]): boolean => JSON.stringify(a) === JSON.stringify(b);

function nodesOf(words: readonly Word[]): InlineNode[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (!last || last.text === "\n" || word.text === "\n" || !sameMarks(last.marks, word.marks)) joined.push(word);
    else joined[joined.length - 1] = { ...last, text: last.text + word.text };
  }
  // More formatting than one run can hold is given up for its words.
  const held = joined.length <= MOST_NODES / 2 ? joined : [{ text: joined.map(({ text }) => text.replace("\n", " ")).join(""), marks: [] }];
  return held.flatMap(({ text, marks }): InlineNode[] => {
    if (text === "\n") return [{ type: "hardBreak" }];
    const parts = text.match(new RegExp(`[^]{1,${LONGEST_TEXT - 1}}`, "gu")) ?? [];
    return parts.map((part) => ({ type: "text", text: part, ...(marks.length > 0 ? { marks: [...marks] } : {}) }));
  });
}

/** Words with their formatting, as a heading or a paragraph holds them; empty where there is nothing to read. */
export function inlineText(nodes: readonly HtmlNode[], place: Place, reader: Reader): InlineText {
  const words: Word[] = [];
  wordsIn(nodes, place, place.link ? [place.link] : [], reader, words);
  return nodesOf(tidied(words)).slice(0, MOST_NODES);
}

/** All words of an element in paragraphs, one for each line of its own. */
export function richText(nodes: readonly HtmlNode[], place: Place, reader: Reader): RichText {
  const paragraphs: RichText = [];
  let run: HtmlNode[] = [];
  const end = (): void => {
    const content = inlineText(run, place, reader);
    if (content.length > 0) paragraphs.push({ type: "paragraph", content });
    run = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || isInlineTag(node)) {
      run.push(node);
      continue;
    }
    end();
    if (isUnread(node)) continue;
    const inner = { ...place, look: textLookIn(node, reader.styleOf(node), place.look) };
    paragraphs.push(...richText(node.childNodes, inner, reader));
  }
  end();
  return paragraphs.slice(0, 2_000);
}
