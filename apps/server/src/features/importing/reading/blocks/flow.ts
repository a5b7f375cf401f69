import type { Piece } from "../piece.ts";
import type { Place, Reader } from "../reader.ts";
import { missedStyles } from "../styles/style-notes.ts";
import { attributeOf, hasClassLike, isTag, wordsOf } from "../tree/elements.ts";
import { type HtmlElement, type HtmlNode, isElement } from "../tree/parse-html.ts";
import { isButton, isHidden, isInlineTag, isWords } from "../tree/what-it-is.ts";
import { boxOf } from "./box.ts";
import { columnPieces } from "./columns.ts";
import { controlPieces, formPieces, labelPieces, sendsForm } from "./form.ts";
import { accordionPieces, faqPieces, menuPieces, tablePieces } from "./gathered.ts";
import { buttonPieces, filePieces, framePieces, picturePieces } from "./media.ts";
import { widgetPieces } from "./widgets.ts";
import { areWords, headingPiece, linesPiece, listPieces, paragraphsPiece, quotePiece, wordsPiece } from "./words.ts";

type Read = (element: HtmlElement, place: Place, reader: Reader) => Piece[];

const inFlow: Read = (element, place, reader) => boxOf(element, place, reader, (inner) => reader.flow(element.childNodes, inner, element));

/** What a link is around stands in it, block by block. */
const linked: Read = (element, place, reader) => {
  const link = reader.linkOf(element);
  return inFlow(element, link ? { ...place, link } : place, reader);
};

const paragraph: Read = (element, place, reader) =>
  areWords(element, reader) ? paragraphsPiece(element, place, reader) : inFlow(element, place, reader);

const dropped: Read = () => [];

const drawing: Read = (element, _place, reader) => {
  reader.notes.add("drawing", attributeOf(element, "aria-label"));
  return [];
};

/** How each kind of element becomes blocks; one that is not here is a box. */
const READERS: Readonly<Record<string, Read>> = {
  ...Object.fromEntries(["h1", "h2", "h3", "h4", "h5", "h6"].map((tag) => [tag, headingPiece])),
  ...Object.fromEntries(["p", "address", "dt", "dd", "figcaption", "summary"].map((tag) => [tag, paragraph])),
  ...Object.fromEntries(
    ["script", "style", "template", "noscript", "noembed", "noframes", "link", "meta", "title", "head", "base"].map((tag) => [
      tag,
      dropped,
    ]),
  ),
  ...Object.fromEntries(["iframe", "object", "embed", "applet", "frame", "canvas"].map((tag) => [tag, framePieces])),
  ...Object.fromEntries(["input", "select", "textarea"].map((tag) => [tag, controlPieces])),
  pre: linesPiece,
  blockquote: (element, place, reader) => (isPlain(element, reader) ? quotePiece(element, place, reader) : inFlow(element, place, reader)),
  ul: (element, place, reader) => listPieces(element, place, reader) ?? rowOrBox(element, place, reader),
  ol: (element, place, reader) => listPieces(element, place, reader) ?? rowOrBox(element, place, reader),
  hr: () => [{ kind: "divider", props: {} }],
  br: () => [],
  img: picturePieces,
  picture: inFlow,
  source: () => [],
  track: () => [],
  video: filePieces,
  audio: filePieces,
  svg: drawing,
  math: drawing,
  table: tablePieces,
  form: formPieces,
  label: (element, place, reader) => labelPieces(element, place, reader) ?? inFlow(element, place, reader),
  legend: (element, place, reader) => labelPieces(element, place, reader) ?? paragraph(element, place, reader),
  nav: (element, place, reader) => menuPieces(element, place, reader) ?? rowOrBox(element, place, reader),
  a: linked,
};

/** Whether nothing but words and paragraphs of words stands in an element. */
function isPlain(element: HtmlElement, reader: Reader): boolean {
  return element.childNodes.every(
    (node) => !isElement(node) || isWords(node, reader.styleOf) || (isTag("p", "footer", "cite", "div")(node) && isPlain(node, reader)),
  );
}

function rowOrBox(element: HtmlElement, place: Place, reader: Reader): Piece[] {
  return (
    widgetPieces(element, place, reader) ??
    accordionPieces(element, place, reader) ??
    columnPieces(element, place, reader) ??
    (hasClassLike(element, /^navbar$/i) ? menuPieces(element, place, reader) : null) ??
    inFlow(element, place, reader)
  );
}

function noteWhatIsNotKept(element: HtmlElement, reader: Reader): void {
  for (const name of missedStyles(reader.styleOf(element))) reader.notes.add("style", name);
}

function piecesOf(element: HtmlElement, place: Place, reader: Reader): Piece[] {
  noteWhatIsNotKept(element, reader);
  if (isHidden(element)) {
    if (wordsOf(element) !== "") reader.notes.add("hidden", wordsOf(element));
    return [];
  }
  if (sendsForm(element, place)) return [];
  if (isButton(element, reader.styleOf)) return buttonPieces(element, place, reader);
  const read = Object.hasOwn(READERS, element.tagName) ? READERS[element.tagName] : undefined;
  if (isInlineTag(element) && !read) return inFlow(element, place, reader);
  return (read ?? rowOrBox)(element, place, reader);
}

function isQuestion(node: HtmlNode | undefined): node is HtmlElement {
  return node !== undefined && isElement(node) && node.tagName === "details";
}

/** The blocks of what stands one after the other: words between blocks gather in texts of their own. */
export function readFlow(nodes: readonly HtmlNode[], place: Place, reader: Reader): Piece[] {
  const pieces: Piece[] = [];
  let run: HtmlNode[] = [];
  let questions: HtmlElement[] = [];
  const endRun = (): void => {
    for (const node of run) if (isElement(node)) noteWords(node, reader);
    pieces.push(...wordsPiece(run, place, reader));
    run = [];
  };
  const endQuestions = (): void => {
    if (questions.length > 0)
      pieces.push(...(faqPieces(questions, place, reader) ?? questions.flatMap((each) => inFlow(each, place, reader))));
    questions = [];
  };
  for (const node of nodes) {
    if (isQuestion(node)) {
      endRun();
      questions.push(node);
      continue;
    }
    const isRun = !isElement(node) || (isWords(node, reader.styleOf) && !isHidden(node) && !isLabelOfField(node, place));
    if (isRun) {
      if (wordsOf(node) !== "" && questions.length > 0) endQuestions();
      run.push(node);
      continue;
    }
    endQuestions();
    endRun();
    pieces.push(...anchored(node, piecesOf(node, place, reader), reader));
  }
  endQuestions();
  endRun();
  return joined(pieces);
}

/** A link that leads to an element leads to the first block that it became. */
function anchored(element: HtmlElement, pieces: Piece[], reader: Reader): Piece[] {
  const [first, ...rest] = pieces;
  const anchor = first && first.anchor === undefined ? reader.anchorOf(element) : null;
  return first && anchor !== null ? [{ ...first, anchor }, ...rest] : pieces;
}

function isLabelOfField(node: HtmlElement, place: Place): boolean {
  return place.isInForm && node.tagName === "label";
}

const ICON_CLASS = /(?:^|\s)(?:fa[bsrl]?|bi|icon|material)\b|\bfa-|\bbi-|\bicon-/;

/** A character of an icon font has no words, and no font here. */
function noteWords(element: HtmlElement, reader: Reader): void {
  noteWhatIsNotKept(element, reader);
  for (const node of element.childNodes) if (isElement(node)) noteWords(node, reader);
  const isEmpty = isTag("i", "span")(element) && element.childNodes.length === 0;
  if (isEmpty && ICON_CLASS.test(attributeOf(element, "class"))) reader.notes.add("icon", attributeOf(element, "class"));
}

/** Texts that look the same and stand one after the other are one text with more paragraphs. */
function joined(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const last = kept.at(-1);
    const [before, after] = [last?.props.content, piece.props.content];
    const isSame = last?.kind === "text" && piece.kind === "text" && JSON.stringify(last.styles) === JSON.stringify(piece.styles);
    const canJoin = isSame && !piece.anchor && Array.isArray(before) && Array.isArray(after) && before.length + after.length <= 200;
    if (last && canJoin) kept[kept.length - 1] = { ...last, props: { content: [...(before as []), ...(after as [])] } };
    else kept.push(piece);
  }
  return kept;
}
