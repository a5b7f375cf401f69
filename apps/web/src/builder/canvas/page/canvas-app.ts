import type { BrandMarks } from "virtual:kept-brand-marks";
import type { RareViews } from "virtual:kept-rare-views";
import type { ImageLibrary } from "../../builder-props.ts";
import type { Editor } from "../../editor/editor.ts";
import type { ShownSections } from "../../sections/shown-sections.ts";

/** What the canvas says by itself, in the language of the interface. */
export interface CanvasText {
  readonly emptyPage: string;
  readonly emptyPageHint: string;
  readonly emptySlot: string;
  /** For one that takes only the parts its block is made of. */
  readonly emptyParts: string;
  /** For a block this version cannot draw: the name of its kind is put in. */
  unknownKind(kind: string): string;
  newerKind(kind: string): string;
}

export interface CanvasOptions {
  readonly editor: Editor;
  readonly images: ImageLibrary;
  readonly text: CanvasText;
  /** What synced sections show, as it is newest. */
  readonly sections: ShownSections;
  /** What a kind says on the published page, in the page's language; the canvas has no words of its own. */
  words(kind: string): Readonly<Record<string, string>>;
  /** The drawings of brands' marks that the builder has by now. */
  marks(): BrandMarks | null;
  /** The views of rare kinds that it has. */
  views(): RareViews | null;
}

/** A page drawn in the canvas's document. */
export interface DrawnPage {
  /** Root elements of the blocks on screen, by id. */
  readonly elements: ReadonlyMap<string, HTMLElement>;
  setFrozen(blockId: string, isFrozen: boolean): void;
  /** Takes everything down, subscriptions included. */
  remove(): void;
}

/** What the canvas's own window offers to the builder around it. */
export interface CanvasApp {
  draw(options: CanvasOptions): DrawnPage;
}

export interface CanvasWindow extends Window {
  vitrineCanvas?: CanvasApp;
}
