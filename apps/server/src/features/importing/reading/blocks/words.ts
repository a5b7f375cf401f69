import type { RichText } from "@vitrine/document";
import { inlineText, richText } from "../inline-text.ts";
import type { Piece } from "../piece.ts";
import type { Place, Reader } from "../reader.ts";
import { withBase } from "../styles/box-look.ts";
import { PLAIN_TEXT, type TextLook, textStyles } from "../styles/text-look.ts";
import { elementsIn, isTag, wordsOf } from "../tree/elements.ts";
import { type HtmlElement, type HtmlNode, isElement } from "../tree/parse-html.ts";
import { isInlineTag, isWords } from "../tree/what-it-is.ts";
import { inside } from "./box.ts";

function textPiece(content: RichText, look: TextLook, reader: Reader): Piece[] {
  if (content.length === 0) return [];
  return [{ kind: "text", props: { content }, styles: withBase({}, textStyles(look, reader.own.text)) }];
}

/** A run of words between blocks, as one paragraph. */
export function wordsPiece(nodes: readonly HtmlNode[], place: Place, reader: Reader): Piece[] {
  const content = inlineText(nodes, place, reader);
  return content.length === 0 ? [] : textPiece([{ type: "paragraph", content }], place.look, reader);
}

/** What is nothing but words, in as many paragraphs as it has lines of its own. */
export function paragraphsPiece(element: HtmlElement, place: Place, reader: Reader): Piece[] {
  const inner = inside(element, place, reader);
  return textPiece(richText(element.childNodes, inner, reader), inner.look, reader);
}

/** Words as they were typed, line by line. */
export function linesPiece(element: HtmlElement, place: Place, reader: Reader): Piece[] {
  const value = (node: HtmlNode): string =>
    "value" in node ? node.value : "childNodes" in node ? node.childNodes.map(value).join("") : "";
  const lines = value(element).replace(/^\n/, "").trimEnd().split("\n").slice(0, 2_000);
  const content: RichText = lines.map((line) =>
    line.trim() === "" ? { type: "paragraph" } : { type: "paragraph", content: [{ type: "text", text: line.slice(0, 20_000) }] },
  );
  return lines.join("").trim() === "" ? [] : textPiece(content, inside(element, place, reader).look, reader);
}

/** A quotation: its words, set apart by a line beside them. */
export function quotePiece(element: HtmlElement, place: Place, reader: Reader): Piece[] {
  return paragraphsPiece(element, place, reader).map((piece) => ({
    ...piece,
    styles: withBase(piece.styles ?? {}, {
      borderStyle: { type: "keyword", value: "solid" },
      borderColor: { type: "token", id: "color-line" },
      borderBlockStartWidth: { type: "length", value: 0, unit: "px" },
      borderBlockEndWidth: { type: "length", value: 0, unit: "px" },
      borderInlineEndWidth: { type: "length", value: 0, unit: "px" },
      borderInlineStartWidth: { type: "length", value: 4, unit: "px" },
      paddingInlineStart: { type: "length", value: 20, unit: "px" },
    }),
  }));
}

/** What browsers write in, softened as new pages here are. */
const UNCOLORED = "#14202b";

const LEVELS: Readonly<Record<string, string>> = { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h4", h6: "h4" };

/** A heading; what in it is no word stands below. */
export function headingPiece(element: HtmlElement, place: Place, reader: Reader): Piece[] {
  const inner = inside(element, place, reader);
  const isOther = (node: HtmlNode): boolean => isElement(node) && wordsOf(node) === "" && !isInlineTag(node);
  const content = inlineText(
    element.childNodes.filter((node) => !isOther(node)),
    inner,
    reader,
  );
  const others = reader.flow(element.childNodes.filter(isOther), inner, element);
  if (content.length === 0) return others;
  // A heading's size is its level's unless a rule says one.
  const hasSize = reader.styleOf(element).base.has("font-size");
  const own: TextLook = { ...reader.own.text, color: reader.own.heading, size: hasSize ? PLAIN_TEXT.size : inner.look.size, weight: null };
  const says = textStyles({ ...inner.look, weight: reader.styleOf(element).base.has("font-weight") ? inner.look.weight : null }, own);
  // Where most headings have a colour and this one has none, it is not of theirs.
  if (inner.look.color === null && reader.own.heading !== null) says.color = { type: "color", value: UNCOLORED };
  return [{ kind: "heading", props: { level: LEVELS[element.tagName] ?? "h2", content }, styles: withBase({}, says) }, ...others];
}

const MOST_ITEMS = 100;

/** The items of a list, with those of lists in it; null where one holds more than words. */
function itemsOf(list: HtmlElement, reader: Reader): HtmlNode[][] | null {
  const items: HtmlNode[][] = [];
  for (const item of elementsIn(list)) {
    if (isTag("script", "style", "template", "noembed", "noframes")(item)) continue;
    const inner = item.childNodes.filter((node) => isElement(node) && isTag("ul", "ol")(node)) as HtmlElement[];
    const rest = item.childNodes.filter((node) => !inner.includes(node as HtmlElement));
    const isPlain = rest.every(
      (node) => !isElement(node) || isWords(node, reader.styleOf) || (node.tagName === "p" && areWords(node, reader)),
    );
    if (!isPlain) return null;
    if (rest.some((node) => wordsOf(node) !== "")) items.push(rest);
    for (const each of inner) {
      const more = itemsOf(each, reader);
      if (!more) return null;
      items.push(...more);
    }
  }
  return items;
}

/** Whether all that an element holds is words in a line. */
export function areWords(element: HtmlElement, reader: Reader): boolean {
  return element.childNodes.every((node) => !isElement(node) || isWords(node, reader.styleOf));
}

/** A list of words; null for one that is a row of cards by another name. */
export function listPieces(element: HtmlElement, place: Place, reader: Reader): Piece[] | null {
  const items = itemsOf(element, reader);
  if (!items) return null;
  const inner = inside(element, place, reader);
  const { base } = reader.styleOf(element);
  const mark = base.get("list-style-type") ?? base.get("list-style") ?? "";
  const classes = element.attrs.find(({ name }) => name === "class")?.value ?? "";
  const isBare = /\bnone\b/.test(mark) || /\b(?:list-unstyled|list-inline|list-none|navbar-nav|nav)\b/.test(classes);
  const marker = isBare ? "none" : element.tagName === "ol" ? "number" : "disc";
  const kept = items.flatMap((nodes) => {
    const content = inlineText(nodes, inner, reader);
    return content.length === 0 ? [] : [content];
  });
  const pieces: Piece[] = [];
  for (let from = 0; from < kept.length; from += MOST_ITEMS) {
    const part = kept.slice(from, from + MOST_ITEMS).map((content, index) => ({ id: `i${index + 1}`, content, icon: null }));
    pieces.push({ kind: "list", props: { items: part, marker }, styles: withBase({}, textStyles(inner.look, reader.own.text)) });
  }
  return pieces;
}
