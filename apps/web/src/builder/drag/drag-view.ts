import type { BlockTree, Fragment, PlaceRefusal } from "@vitrine/document";
import type { Line, Point } from "./geometry.ts";
import type { Landing } from "./landing.ts";

/** A drag as it is shown: what is carried, where it is held, and where it would land. */
export interface DragView {
  readonly kind: string;
  /** What it is called, where that is not its kind's name. */
  readonly label: string | null;
  readonly count: number;
  /** In pixels of the builder's viewport. */
  readonly pointer: Point;
  /** Where it would be put, in pixels of the page; `null` while the pointer is off the canvas. */
  readonly line: Line | null;
  /** The container it would be put in. */
  readonly parentId: string | null;
  /** Why nothing takes it, while it is over a page that does not. */
  readonly refusal: PlaceRefusal | null;
}

/** What is dragged: blocks that are new, or some of the page. */
export type Load =
  | { readonly type: "new"; readonly kind: string; readonly label: string | null; readonly fragment: Fragment }
  | { readonly type: "moved"; readonly kind: string; readonly ids: readonly string[] };

/** What takes blocks beside the canvas, as the list of layers does. */
export interface DropGround {
  /** Scrolls while a drag is held at its edges; `null` while it is not on screen. */
  element(): HTMLElement | null;
  /** Where blocks would land at a point of the builder's viewport, which it marks; `null` where they land nowhere. */
  plan(trees: readonly BlockTree[], point: Point): Landing | null;
  /** Nothing is held over it any more: its mark goes. */
  leave(): void;
}
