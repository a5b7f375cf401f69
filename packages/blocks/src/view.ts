import type { BlockRecord, ImageReference, InlineText, Language, RichText } from "@vitrine/document";
import type { ReactElement, ReactNode } from "react";

/** What an image element needs to load the right file and keep its place. Sizes in pixels. */
export interface ImageSource {
  readonly src: string;
  readonly srcSet?: string;
  /** How wide the element is shown, for browsers to choose from `srcSet`: the `sizes` attribute. */
  readonly sizes?: string;
  readonly width: number;
  readonly height: number;
}

/** What a view may know of the page around it. */
export interface PageContext {
  readonly language: Language;
  /** Where an image is to be had; `undefined` for one that no longer exists. */
  image(reference: ImageReference): ImageSource | undefined;
  /** The address a form posts to. */
  formAction(formId: string): string;
  /** Where a button with no target leads; the empty string for nowhere. */
  readonly defaultHref: string;
  /** Whether the block stands where the first screen shows it, so that its image must not wait. */
  isEarly(blockId: string): boolean;
  /** Whether it is the page's first image, and most likely the largest thing the first screen shows. */
  isFirstImage(blockId: string): boolean;
  /**
   * The code of a block's owner as it stands on a published page; `undefined` wherever it is not to be let in: on the
   * canvas, in a preview.
   */
  ownCode(blockId: string): ReactNode;
  /** Words of a kind for visitors, in the page's language. */
  words(kind: string): Readonly<Record<string, string>>;
}

/** Attributes for the one element a view returns at its root. */
export interface RootAttributes {
  readonly className: string;
  readonly id?: string;
  readonly "data-block"?: string;
}

export interface BlockViewProps<Props> {
  readonly block: BlockRecord;
  readonly props: Props;
  readonly root: RootAttributes;
  readonly page: PageContext;
  /** The blocks in a slot. */
  slot(name: string): ReactNode;
  /** Marks the element whose words are typed in place; nothing on a published page. */
  editable(prop: string): { readonly "data-edit"?: string };
  inline(text: InlineText): ReactNode;
  rich(text: RichText): ReactNode;
}

/**
 * The markup of a block kind: a plain function, without hooks or events, that the canvas and the published
 * page both use. It returns exactly one element and spreads `root` on it.
 */
export type BlockView<Props> = (view: BlockViewProps<Props>) => ReactElement;
