import type { TokenRecord } from "@vitrine/document";

/** A site's style as it is. */
export interface SiteStyleNow {
  /** 0 while the site has none. */
  readonly version: number;
  readonly tokens: readonly TokenRecord[];
  /** Pages that follow it, and those of them that can be published again with nothing else on them. */
  readonly following: number;
  readonly published: number;
  /** What the last save has led to; null where no page followed. */
  readonly update: {
    readonly pages: number;
    readonly done: number;
    readonly refused: readonly { readonly pageId: string; readonly title: string; readonly message: string }[];
  } | null;
}

export interface SiteStyleSave {
  /** The version it is saved on top of. */
  readonly version: number;
  readonly tokens: readonly TokenRecord[];
  /** Whether published pages are published again. */
  readonly publish: boolean;
}

/** The style that pages of a site share; it knows nothing of where that is kept. */
export interface SiteStyles {
  /** Rejects with words for the person when nothing answers. */
  read(): Promise<SiteStyleNow>;
  /** Rejects with words for the person when it does not come about. */
  save(save: SiteStyleSave): Promise<SiteStyleNow>;
  /** Calls back when a page of the account has changed: null for one that is not known. Returns how to stop that. */
  watch(onChange: (pageId: string | null) => void): () => void;
}
