import type { StyleDeclarations, StyleProperty, Styles } from "@vitrine/document";
import type { Piece } from "./piece.ts";

const WORDS: ReadonlySet<string> = new Set(["text", "heading", "list"]);
const BARE = "#ffffff";
const USUAL_WEIGHT = 400;

/**
 * The blocks of what was copied, as they come to stand in a page that has a look of its own: words take that, unless they
 * stand on a ground that came along; a white one around everything is the paper that it was copied from. A section that is
 * nothing to see is what it holds.
 */
export function asPasted(sections: readonly Piece[]): { readonly pieces: readonly Piece[]; readonly areSections: boolean } {
  const settled = sections.map((section) => settledPiece(section, false));
  const areSections = settled.length > 1 && settled.some(isSeen);
  if (areSections) return { pieces: settled, areSections };
  return { pieces: settled.flatMap((section) => (isSeen(section) ? [boxed(section)] : (section.slots?.content ?? []))), areSections };
}

/** A single section with a look is a box: it can stand wherever somebody pastes it. */
function boxed({ slots, ...section }: Piece): Piece {
  return { ...section, kind: "container", props: {}, ...(slots ? { slots } : {}) };
}

function normalOf(styles: Styles | undefined): StyleDeclarations {
  return styles?.base?.normal ?? {};
}

function isSeen({ styles, backdrop }: Piece): boolean {
  const normal = normalOf(styles);
  return (
    backdrop !== undefined || normal.background !== undefined || normal.backgroundImage !== undefined || normal.borderStyle !== undefined
  );
}

function settledPiece(piece: Piece, isOnGround: boolean): Piece {
  const dropped: StyleProperty[] = [];
  const { background, fontWeight } = normalOf(piece.styles);
  if (!isOnGround && background?.type === "color" && background.value === BARE) dropped.push("background");
  if (!isOnGround && WORDS.has(piece.kind)) {
    dropped.push("color", "fontSize");
    const isUsual = fontWeight?.type === "number" && fontWeight.value === USUAL_WEIGHT;
    if (isUsual || piece.kind === "heading") dropped.push("fontWeight");
  }
  const kept = dropped.length === 0 ? piece : { ...piece, styles: without(piece.styles ?? {}, dropped) };
  const isGround = isOnGround || (isSeen(kept) && !WORDS.has(kept.kind));
  const slots = Object.entries(kept.slots ?? {}).map(([slot, inner]) => [slot, inner.map((each) => settledPiece(each, isGround))] as const);
  return slots.length === 0 ? kept : { ...kept, slots: Object.fromEntries(slots) };
}

function without(styles: Styles, dropped: readonly StyleProperty[]): Styles {
  const kept: Styles = {};
  for (const layer of ["base", "tablet", "mobile"] as const) {
    const normal = Object.entries(styles[layer]?.normal ?? {}).filter(([name]) => !dropped.includes(name as StyleProperty));
    if (normal.length > 0) kept[layer] = { normal: Object.fromEntries(normal) as StyleDeclarations };
  }
  return kept;
}
