import type { Styles } from "@vitrine/document";
import type { Piece } from "../piece.ts";
import type { Place, Reader } from "../reader.ts";
import { boxLookOf, only, withBase } from "../styles/box-look.ts";
import { type TextLook, textLookIn } from "../styles/text-look.ts";
import type { HtmlElement } from "../tree/parse-html.ts";

/** Boxes in boxes that are kept: of those further in only what they hold. */
const MOST_BOXES = 12;

/** What stands in an element, seen from there. */
export function inside(element: HtmlElement, place: Place, reader: Reader): Place {
  return { ...place, look: textLookIn(element, reader.styleOf(element), place.look) };
}

/** A box with what it holds where one would see the box, or else only what it holds. */
export function boxOf(element: HtmlElement, place: Place, reader: Reader, read: (inner: Place) => Piece[]): Piece[] {
  const inner = inside(element, place, reader);
  const look = boxLookOf(reader.styleOf(element), inner.look.size);
  // Room at the sides matters only within a box or a column: a section has its own.
  const isKept = look.isSeen || (look.isPadded && place.depth > 1);
  if (!isKept || place.depth >= MOST_BOXES) return read(inner);
  const backdrop = look.backdrop === null ? null : reader.backdropOf(look.backdrop);
  const content = read({ ...inner, depth: inner.depth + 1 });
  if (content.length === 0 && backdrop === null) return [];
  return [{ kind: "container", props: {}, styles: look.styles, slots: { content }, ...(backdrop === null ? {} : { backdrop }) }];
}

/** A column, with the look of the only box in it where it has none itself. */
export function columnOf(element: HtmlElement, place: Place, reader: Reader): Piece {
  const content = boxOf(element, place, reader, (inner) => reader.flow(element.childNodes, inner, element));
  const [single] = content;
  if (content.length === 1 && single?.kind === "container") return single;
  return { kind: "container", props: {}, slots: { content } };
}

/** Where a block that is as wide as what it shows stands in its box, by how the words around it are set. */
export function placed(styles: Styles, { align }: TextLook): Styles {
  return align === "center" || align === "end" ? withBase(styles, { alignSelf: { type: "keyword", value: align } }) : styles;
}

/** What of a box's look a picture or a button can have. */
export function edgeOf(element: HtmlElement, place: Place, reader: Reader): Styles {
  const { styles } = boxLookOf(reader.styleOf(element), place.look.size);
  return only(styles, (property) => /^(?:radius|border|boxShadow)/.test(property));
}
