/** The clipboard's name for blocks: only builders read it. */
export const BLOCKS_TYPE = "application/x-vitrine-blocks+json";

/** What a clipboard holds, as far as the builder cares: blocks or the look of one as JSON where there are any, and words. */
export interface Clip {
  readonly blocks: string;
  readonly text: string;
  readonly style?: string | undefined;
  /** The same as HTML, where the program that copied it says so. */
  readonly html?: string | undefined;
  readonly files?: readonly File[] | undefined;
}

/** The clipboard's name for the look of a block: only builders read it. */
export const STYLE_TYPE = "application/x-vitrine-style+json";
