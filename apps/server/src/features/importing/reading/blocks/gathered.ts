import type { InlineText } from "@vitrine/document";
import { inlineText, richText } from "../inline-text.ts";
import type { Piece } from "../piece.ts";
import type { Place, Reader } from "../reader.ts";
import { withBase } from "../styles/box-look.ts";
import { textLookIn, textStyles } from "../styles/text-look.ts";
import { allWhere, attributeOf, elementsIn, firstWhere, hasClassLike, isTag, wordsOf } from "../tree/elements.ts";
import type { HtmlElement } from "../tree/parse-html.ts";
import { isButton } from "../tree/what-it-is.ts";
import { columnOf, inside } from "./box.ts";

const MOST_QUESTIONS = 60;
const HEADER =
  /^(?:accordion-(?:header|button|title|toggle)|card-header|panel-heading|faq-(?:question|header|title)|collapse-title|elementor-tab-title)$/i;
const BODY =
  /^(?:accordion-(?:body|collapse|content|panel)|collapse|card-body|panel-collapse|panel-body|faq-(?:answer|body|content)|collapse-content|elementor-tab-content)$/i;

interface Question {
  readonly question: HtmlElement;
  readonly answer: readonly HtmlElement[];
}

function questionOf(element: HtmlElement): Question | null {
  if (element.tagName === "details") {
    const summary = elementsIn(element).find(isTag("summary"));
    return summary ? { question: summary, answer: [element] } : null;
  }
  const question = firstWhere(element, (each) => hasClassLike(each, HEADER));
  const answer = question && firstWhere(element, (each) => hasClassLike(each, BODY) && each !== question);
  return question && answer ? { question, answer: [answer] } : null;
}

/** Questions with answers that open, one after the other, as one block; null where they are none. */
export function faqPieces(elements: readonly HtmlElement[], place: Place, reader: Reader): Piece[] | null {
  const found = elements.map(questionOf);
  if (found.length === 0 || found.some((each) => each === null)) return null;
  const items = found.flatMap((each, index) => {
    if (!each) return [];
    const question = inlineText(each.question.childNodes, { ...place, link: null }, reader);
    const nodes = each.answer.flatMap(({ childNodes }) => childNodes).filter((node) => node !== each.question);
    return [{ id: `q${index + 1}`, question, answer: richText(nodes, place, reader) }];
  });
  const pieces: Piece[] = [];
  for (let from = 0; from < items.length; from += MOST_QUESTIONS) {
    pieces.push({ kind: "faq", props: { items: items.slice(from, from + MOST_QUESTIONS), isFirstOpen: false } });
  }
  return pieces;
}

/** What a box of such questions is called by its classes; its questions, where all in it are some. */
export function accordionPieces(element: HtmlElement, place: Place, reader: Reader): Piece[] | null {
  if (!hasClassLike(element, /^(?:accordion|faq|panel-group|elementor-(?:accordion|toggle)$)/i)) return null;
  const items = elementsIn(element);
  const said = items.map(questionOf).every((each, index) => {
    const all = wordsOf(items[index] as HtmlElement);
    const read = each ? each.answer.map(wordsOf).join("") + wordsOf(each.question) : "";
    return each !== null && read.length >= all.length * 0.95;
  });
  return items.length > 0 && said ? faqPieces(items, inside(element, place, reader), reader) : null;
}

const MOST_LINKS = 12;

/** The ways through a site, where a navigation holds nothing else; null for one that does. */
export function menuPieces(element: HtmlElement, place: Place, reader: Reader): Piece[] | null {
  const links = allWhere(element, isTag("a"));
  const togglers = allWhere(element, isTag("button")).filter((each) => hasClassLike(each, /toggle|burger|menu/i));
  const rest = wordsOf(element).replace(/\s/g, "").length - [...links, ...togglers].map(wordsOf).join("").replace(/\s/g, "").length;
  const shown = links.filter((link) => wordsOf(link) !== "");
  if (shown.length === 0 || rest > 0) return null;
  const inner = inside(element, place, reader);
  const words = (link: HtmlElement): InlineText =>
    inlineText(link.childNodes, { ...inner, link: null }, reader).map((node) =>
      node.type === "text" ? { type: node.type, text: node.text } : node,
    );
  const brand = links.find((link) => wordsOf(link) === "" && firstWhere(link, isTag("img")));
  const logo = brand
    ? firstWhere(brand, isTag("img"))
    : allWhere(element, isTag("img")).find((img) => !links.some((link) => holds(link, img)));
  const address = logo ? reader.pictureOf(logo) : null;
  const last = shown.at(-1);
  const action = last && shown.length > 1 && isButton(last, reader.styleOf) ? last : null;
  const items = shown.filter((link) => link !== action);
  const [first] = items;
  const { color } = first ? textLookIn(first, reader.styleOf(first), inner.look) : inner.look;
  const made = (part: readonly HtmlElement[], isFirst: boolean): Piece => ({
    kind: "menu",
    props: {
      ...{ name: attributeOf(element, "aria-label").slice(0, 100), logo: null, isSticky: false },
      alt: isFirst && logo ? attributeOf(logo, "alt").slice(0, 300) : "",
      logoHref: isFirst && brand ? (reader.linkOf(brand)?.attrs.href ?? "") : "",
      items: part.map((link, index) => {
        const { href = "", newTab = false } = reader.linkOf(link)?.attrs ?? {};
        return { id: `m${index + 1}`, content: words(link), href, newTab };
      }),
      action: isFirst && action ? words(action) : [],
      actionHref: isFirst && action ? (reader.linkOf(action)?.attrs.href ?? "") : "",
    },
    styles: color === null || color === reader.own.heading ? {} : withBase({}, { color: { type: "color", value: color } }),
    ...(isFirst && address !== null ? { picture: { prop: "logo", address } } : {}),
  });
  const pieces: Piece[] = [];
  for (let from = 0; from < items.length; from += MOST_LINKS) pieces.push(made(items.slice(from, from + MOST_LINKS), from === 0));
  return pieces;
}

function holds(outer: HtmlElement, inner: HtmlElement): boolean {
  return firstWhere(outer, (each) => each === inner) !== undefined;
}

const PLACES = ["first", "second", "third", "fourth"] as const;
const COUNTS = ["two", "three", "four"] as const;
const MOST_ROWS = 40;

/** A table: as one that compares where it has a head and up to four columns beside its rows' names, or else line by line. */
export function tablePieces(element: HtmlElement, place: Place, reader: Reader): Piece[] {
  // Where a page's old tables stand in the middle, what they hold does not.
  const inner = inside(element, { ...place, look: { ...place.look, align: null } }, reader);
  const rows = rowsOf(element).map((row) => elementsIn(row).filter(isTag("td", "th")));
  const isLayout =
    firstWhere(element, isTag("img", "table", "form", "h1", "h2", "h3", "ul", "ol", "iframe", "button", "div")) !== undefined;
  if (isLayout) return rows.flatMap((cells) => layoutRow(cells, inner, reader));
  const caption = firstWhere(element, isTag("caption"));
  const [head = [], ...body] = rows;
  const isHead = head.length >= 3 && head.length <= 5 && head.every(({ tagName }, index) => tagName === "th" || index === 0);
  if (isHead && body.length > 0 && body.length <= MOST_ROWS && body.every(({ length }) => length === head.length)) {
    return [comparison(caption, head, body, inner, reader)];
  }
  const content = rows.flatMap((cells) => {
    const line = cells.flatMap((cell, index) => {
      const words = inlineText(cell.childNodes, inner, reader);
      return words.length === 0 ? [] : [...(index === 0 ? [] : [{ type: "text" as const, text: " · " }]), ...words];
    });
    return line.length === 0 ? [] : [{ type: "paragraph" as const, content: line.slice(0, 2_000) }];
  });
  const said = caption ? richText(caption.childNodes, inner, reader) : [];
  const all = [...said, ...content].slice(0, 2_000);
  return all.length === 0 ? [] : [{ kind: "text", props: { content: all }, styles: withBase({}, textStyles(inner.look, reader.own.text)) }];
}

/** The rows of a table, and none of a table in it. */
function rowsOf(parent: HtmlElement): HtmlElement[] {
  return elementsIn(parent).flatMap((each) =>
    each.tagName === "tr" ? [each] : /^t(?:head|body|foot)$/.test(each.tagName) ? rowsOf(each) : [],
  );
}

function layoutRow(cells: readonly HtmlElement[], place: Place, reader: Reader): Piece[] {
  const filled = cells.filter((cell) => wordsOf(cell) !== "" || firstWhere(cell, () => true) !== undefined);
  const [single] = filled;
  if (single && filled.length === 1) return reader.flow(single.childNodes, inside(single, place, reader), single);
  const columns = filled.slice(0, 6).map((cell) => columnOf(cell, { ...place, depth: place.depth + 2 }, reader));
  const rest = filled.slice(6).flatMap((cell) => reader.flow(cell.childNodes, place, cell));
  return columns.length === 0 ? [] : [{ kind: "columns", props: { stackAt: "mobile" }, slots: { columns } }, ...rest];
}

function comparison(
  caption: HtmlElement | undefined,
  head: readonly HtmlElement[],
  body: readonly (readonly HtmlElement[])[],
  place: Place,
  reader: Reader,
): Piece {
  const words = (cell: HtmlElement | undefined) => (cell ? inlineText(cell.childNodes, place, reader) : []);
  const [corner, ...offers] = head;
  const title = [
    ...words(caption),
    ...(caption && corner && wordsOf(corner) !== "" ? [{ type: "text" as const, text: " · " }] : []),
    ...words(corner),
  ];
  const names = PLACES.map((each, index) => [`${each}Name`, words(offers[index])] as const);
  const details = PLACES.map((each) => [`${each}Detail`, ""] as const);
  const rows = body.map(([feature, ...cells], index) => ({
    id: `r${index + 1}`,
    feature: words(feature),
    ...Object.fromEntries(PLACES.flatMap((each, at) => [[each, "words"] as const, [`${each}Words`, words(cells[at])] as const])),
  }));
  const count = COUNTS[offers.length - 2] ?? "two";
  return {
    kind: "comparison",
    props: { caption: title, count, highlighted: "none", ...Object.fromEntries(names), ...Object.fromEntries(details), rows },
  };
}
