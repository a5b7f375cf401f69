import type { Language, TextMark } from "@vitrine/document";
import type { Notes } from "./notes.ts";
import type { Piece } from "./piece.ts";
import type { Declared } from "./styles/style-source.ts";
import type { TextLook } from "./styles/text-look.ts";
import type { HtmlElement, HtmlNode } from "./tree/parse-html.ts";

export type LinkMark = Extract<TextMark, { type: "link" }>;

/** Where in the page something stands, as far as its blocks depend on that. */
export interface Place {
  readonly look: TextLook;
  /** The link that all of it is in. */
  readonly link: LinkMark | null;
  readonly isInForm: boolean;
  /** How many boxes it stands in already. */
  readonly depth: number;
}

/** The page's own looks, which its tokens say: blocks say only what is otherwise. */
export interface OwnLooks {
  readonly text: TextLook;
  readonly heading: string | null;
  readonly button: { readonly ground: string | null; readonly words: string | null };
}

/** What readers of the kinds share while a page is read. */
export interface Reader {
  readonly language: Language;
  readonly notes: Notes;
  readonly own: OwnLooks;
  styleOf(element: HtmlElement): Declared;
  /** Where a link leads, and that it is kept; null for one that leads nowhere from here. */
  linkOf(element: HtmlElement): LinkMark | null;
  /** The address of a picture of the page, and that it is kept; null for one that cannot be fetched. */
  pictureOf(element: HtmlElement): string | null;
  /** The address of a picture that a style sheet names. */
  backdropOf(address: string): string | null;
  /** The anchor that links find an element by, once; null where none leads to it. */
  anchorOf(element: HtmlElement): string | null;
  /** An address of a page of elsewhere, absolute; null for what is none. */
  webAddressOf(raw: string): string | null;
  /** The blocks of what stands one after the other. */
  flow(nodes: readonly HtmlNode[], place: Place, parent: HtmlElement | null): Piece[];
}
