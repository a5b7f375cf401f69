import type { BlockKind } from "@vitrine/blocks";
import type { Json, Styles } from "@vitrine/document";

/** A block to be: what it is, how it looks, what it holds. Its pictures are still addresses. */
export interface Piece {
  readonly kind: BlockKind;
  /** Over what a new block of the kind begins with. */
  readonly props: { readonly [key: string]: Json };
  readonly styles?: Styles;
  readonly slots?: Readonly<Record<string, readonly Piece[]>>;
  readonly anchor?: string;
  /** The picture that one of its props is to hold. */
  readonly picture?: { readonly prop: string; readonly address: string };
  /** The picture behind it. */
  readonly backdrop?: string;
}
