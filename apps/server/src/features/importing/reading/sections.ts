import type { Json, StyleDeclarations, Styles } from "@vitrine/document";
import { inside } from "./blocks/box.ts";
import type { Piece } from "./piece.ts";
import type { Place, Reader } from "./reader.ts";
import { boxLookOf, only, withBase } from "./styles/box-look.ts";
import { elementsIn, firstWhere, isTag, wordsOf } from "./tree/elements.ts";
import { type HtmlElement, type HtmlNode, isElement } from "./tree/parse-html.ts";

const isOutlined = isTag("section", "header", "footer", "nav", "article", "aside", "main");
const isBox = isTag("div", "main", "center", "article", "form");
const NARROW: StyleDeclarations = Object.fromEntries(
  (["paddingBlockStart", "paddingBlockEnd"] as const).map((side) => [side, { type: "length", value: 24, unit: "px" }]),
);

function isSeen(element: HtmlElement, place: Place, reader: Reader): boolean {
  return boxLookOf(reader.styleOf(element), place.look.size).isSeen;
}

/** Whether a box only stands around sections: they are the page's, and it is nothing. */
function isAroundSections(element: HtmlElement, place: Place, reader: Reader): boolean {
  if (!isBox(element) || isSeen(element, place, reader)) return false;
  const inner = elementsIn(element);
  const [single] = inner.filter((each) => !isTag("script", "style", "link", "noscript")(each));
  const isShell = inner.length === 1 && single !== undefined && isBox(single) && wordsOf(element) === wordsOf(single);
  return isShell || inner.filter(isOutlined).length >= 1 || inner.filter((each) => isSeen(each, place, reader)).length >= 2;
}

function isSection(element: HtmlElement, place: Place, reader: Reader): boolean {
  if (isOutlined(element)) return true;
  if (!isTag("div", "center")(element)) return false;
  return isSeen(element, place, reader) || firstWhere(element, isTag("h1", "h2")) !== undefined;
}

/** What stands at the top of a page, as sections: what is none itself gathers in one with what stands beside it. */
export function readSections(nodes: readonly HtmlNode[], place: Place, reader: Reader): Piece[] {
  const sections: Piece[] = [];
  let loose: HtmlNode[] = [];
  const endLoose = (): void => {
    const content = reader.flow(loose, place, null);
    if (content.length > 0) sections.push(sectionPiece("section", {}, content));
    loose = [];
  };
  for (const node of nodes) {
    if (!isElement(node)) {
      loose.push(node);
      continue;
    }
    const inner = inside(node, place, reader);
    if (node.tagName !== "form" && isAroundSections(node, inner, reader)) {
      endLoose();
      sections.push(...readSections(node.childNodes, inner, reader));
      continue;
    }
    if (!isSection(node, inner, reader)) {
      loose.push(node);
      continue;
    }
    endLoose();
    sections.push(...sectionOf(node, place, reader));
  }
  endLoose();
  return sections;
}

const TAGS: Readonly<Record<string, string>> = { header: "header", footer: "footer", nav: "header" };

function sectionOf(element: HtmlElement, place: Place, reader: Reader): Piece[] {
  const inner = { ...inside(element, place, reader), depth: 1 };
  const declared = reader.styleOf(element);
  const anchor = reader.anchorOf(element);
  const { styles, backdrop } = boxLookOf(declared, inner.look.size);
  const address = backdrop === null ? null : reader.backdropOf(backdrop);
  // Its own box is the section itself: what it holds is read as if it had none.
  const pieces = reader.flow([element], place, null);
  const [box] = pieces;
  const isOwnBox = pieces.length === 1 && box?.kind === "container" && JSON.stringify(box.styles) === JSON.stringify(styles);
  const content = isOwnBox ? (box.slots?.content ?? []) : pieces;
  if (content.length === 0 && address === null) return [];
  const kept = only(styles, (property) => !/^(?:paddingInline|maxWidth|gap)/.test(property));
  const isMenu = content.length === 1 && content[0]?.kind === "menu";
  const look = isMenu ? withBase(kept, { ...NARROW, ...kept.base?.normal }) : kept;
  return [{ ...sectionPiece(TAGS[element.tagName] ?? "section", look, content, address), ...(anchor === null ? {} : { anchor }) }];
}

function sectionPiece(tag: string, styles: Styles, content: readonly Piece[], backdrop: string | null = null): Piece {
  const props: { [key: string]: Json } = { tag };
  return { kind: "section", props, styles, slots: { content }, ...(backdrop === null ? {} : { backdrop }) };
}
