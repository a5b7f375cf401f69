import type { Piece } from "../piece.ts";
import type { Place, Reader } from "../reader.ts";
import { partsOf } from "../styles/shorthands.ts";
import { classesOf, elementsIn, hasClassLike, wordsOf } from "../tree/elements.ts";
import type { HtmlElement } from "../tree/parse-html.ts";
import { isButton, isHidden, isWords } from "../tree/what-it-is.ts";
import { boxOf, columnOf } from "./box.ts";

/** Columns that one block has. */
const MOST_COLUMNS = 6;

interface Row {
  readonly cells: readonly HtmlElement[];
  /** How many of them stand side by side. */
  readonly perRow: number;
  /** Whether they say themselves that they are columns. */
  readonly areColumns: boolean;
}

const COLUMN_CLASS = /^col(?:-(?:xs|sm|md|lg|xl|xxl))?(?:-(?:\d{1,2}|auto))?$|^(?:column|columns|elementor-column|w-col)$/;
const WIDTH_CLASS = /^col(?:-(xs|sm|md|lg|xl|xxl))?-(\d{1,2})$/;
/** Of Elementor, in hundredths of a row. */
const HUNDREDTHS_CLASS = /^elementor-col-(\d{1,3})$/;
const SCREENS = ["", "xs", "sm", "md", "lg", "xl"];

/** Twelfths of a row that a cell takes on a wide screen; null where it does not say. */
function twelfths(cell: HtmlElement): number | null {
  const hundredths = [...classesOf(cell)].flatMap((name) => HUNDREDTHS_CLASS.exec(name)?.[1] ?? []);
  if (hundredths[0] !== undefined) return (Number(hundredths[0]) * 12) / 100;
  const said = [...classesOf(cell)].flatMap((name) => {
    const [, screen = "", width] = WIDTH_CLASS.exec(name) ?? [];
    return width === undefined ? [] : [[SCREENS.indexOf(screen), Number(width)] as const];
  });
  return said.toSorted(([a], [b]) => b - a)[0]?.[1] ?? null;
}

/** How many cells stand in the first row. */
function perRowByCells(cells: readonly HtmlElement[]): number {
  let taken = 0;
  for (const [index, cell] of cells.entries()) {
    const width = twelfths(cell);
    if (width === null) return cells.length;
    taken += width;
    if (taken > 12.1) return Math.max(1, index);
  }
  return cells.length;
}

function perRowByGrid(element: HtmlElement, tracks: string, count: number): number {
  const named = [...classesOf(element)].flatMap(
    (name) => /^(?:\w+:)?(?:grid|row)-cols(?:-(?:sm|md|lg|xl))?-(\d{1,2})$/.exec(name)?.[1] ?? [],
  );
  if (named.length > 0) return Math.max(...named.map(Number));
  const [, repeated] = /^repeat\(\s*(\d{1,2})\s*,/.exec(tracks) ?? [];
  if (repeated !== undefined) return Number(repeated);
  if (/^repeat\(\s*auto-/.test(tracks)) return Math.min(count, 3);
  return tracks === "" || tracks === "none" ? 1 : partsOf(tracks).length;
}

/** What of an element stands side by side; null where it all stands one below the other. */
function rowOf(element: HtmlElement, reader: Reader): Row | null {
  const cells = elementsIn(element).filter((cell) => !isHidden(cell) && !/^(?:script|style|template|noscript|br)$/.test(cell.tagName));
  const hasLooseWords = element.childNodes.some((node) => "value" in node && wordsOf(node) !== "");
  if (cells.length < 2 || hasLooseWords) return null;
  const { base } = reader.styleOf(element);
  const display = base.get("display") ?? "";
  const hasColumns = cells.filter((cell) => hasClassLike(cell, COLUMN_CLASS)).length >= 2;
  if (hasColumns)
    return { cells, areColumns: true, perRow: hasClassLike(element, /^row-cols/) ? perRowByGrid(element, "", 1) : perRowByCells(cells) };
  if (/grid/.test(display)) {
    const perRow = perRowByGrid(element, base.get("grid-template-columns") ?? "", cells.length);
    return perRow < 2 ? null : { cells, perRow, areColumns: false };
  }
  const isAcross = /flex/.test(display) && !/^column/.test(base.get("flex-direction") ?? "");
  return isAcross ? { cells, perRow: cells.length, areColumns: false } : null;
}

/** Whether something is so small that it stands in a line rather than in a column: words, a button, a picture. */
function isSmall(cell: HtmlElement, reader: Reader): boolean {
  if (isWords(cell, reader.styleOf) || isButton(cell, reader.styleOf) || cell.tagName === "img") return true;
  const inner = elementsIn(cell);
  return inner.length === 1 && inner[0] !== undefined && wordsOf(cell) === wordsOf(inner[0]) && isSmall(inner[0], reader);
}

function isColumnOfElementor(cell: HtmlElement): boolean {
  return hasClassLike(cell, HUNDREDTHS_CLASS);
}

/** What stands side by side as columns, or in one line where all of it is small; null where nothing does. */
export function columnPieces(element: HtmlElement, place: Place, reader: Reader): Piece[] | null {
  const row = rowOf(element, reader);
  if (!row) return null;
  const isLine = !(row.areColumns && row.cells.every(isColumnOfElementor)) && row.cells.every((cell) => isSmall(cell, reader));
  if (isLine) {
    return boxOf(element, place, reader, (inner) => {
      const content = reader.flow(element.childNodes, inner, element);
      return content.length < 2 ? content : [inLine(content, inner.look.align)];
    });
  }
  const across = Math.min(row.perRow, MOST_COLUMNS);
  if (across < 2) return null;
  return boxOf(element, place, reader, (inner) => {
    const cells = row.cells
      .map((cell) => columnOf(cell, { ...inner, depth: inner.depth + 2 }, reader))
      .filter((cell) => (cell.slots?.content ?? []).length > 0 || cell.backdrop !== undefined);
    if (cells.length < 2) return cells.flatMap((cell) => (cell.styles ? [cell] : (cell.slots?.content ?? [])));
    const rows: Piece[] = [];
    for (let from = 0; from < cells.length; from += across) {
      rows.push({
        kind: "columns",
        props: { stackAt: across > 3 ? "tablet" : "mobile" },
        slots: { columns: cells.slice(from, from + across) },
      });
    }
    return rows;
  });
}

function inLine(content: readonly Piece[], align: string | null): Piece {
  const keyword = (value: string) => ({ type: "keyword", value }) as const;
  return {
    kind: "container",
    props: {},
    styles: {
      base: {
        normal: {
          direction: keyword("row"),
          wrap: keyword("wrap"),
          alignItems: keyword("center"),
          ...(align === "center" || align === "end" ? { justifyContent: keyword(align) } : {}),
        },
      },
    },
    slots: { content },
  };
}
