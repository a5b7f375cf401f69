/** One of the account's sections that many pages can have. */
export interface SyncedCard {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** Pages that have it, and published ones whose visitors see an older version. */
  readonly pages: number;
  readonly behind: number;
}

export interface SyncedCards {
  readonly items: readonly SyncedCard[];
  readonly nextCursor: string | null;
}

/** A page that has a section. */
export interface SyncedUse {
  readonly pageId: string;
  readonly title: string;
  /** The version that visitors see; null where they see none. */
  readonly publishedVersion: number | null;
  /** Where the page is edited. */
  readonly path: string;
}

export interface SyncedUses {
  readonly items: readonly SyncedUse[];
  readonly nextCursor: string | null;
}

interface NamedPage {
  readonly pageId: string;
  readonly title: string;
}

/** How it is with the pages that show an older version, and with publishing them. */
export interface Republish {
  readonly behind: number;
  readonly alsoChanged: readonly NamedPage[];
  readonly alsoChangedCount: number;
  readonly run: {
    readonly state: "running" | "done" | "cancelled";
    readonly pages: number;
    readonly settled: number;
    readonly published: number;
    readonly skipped: readonly NamedPage[];
    readonly skippedCount: number;
    readonly failed: readonly (NamedPage & { readonly problem: string })[];
    readonly failedCount: number;
  } | null;
}

/** The account's synced sections; the builder knows nothing of where they are kept. Calls reject with words for the person. */
export interface SyncedSections {
  /** Whether whoever is at work may change them, and pages that show them; others look. */
  readonly mayEdit: boolean;
  /** Newest first, a page at a time. */
  list(cursor: string | null): Promise<SyncedCards>;
  /** A section with its blocks, as hostile as a clipboard; null for one that is not the account's, or none any more. */
  read(id: string): Promise<{ readonly card: SyncedCard; readonly fragment: unknown } | null>;
  create(name: string, fragment: object): Promise<SyncedCard>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
  listUses(id: string, cursor: string | null): Promise<SyncedUses>;
  republish(id: string): Promise<Republish>;
  /** Begins to publish the pages that show an older version; with `alsoChanged` those too that have other changes. */
  startRepublish(id: string, alsoChanged: boolean): Promise<Republish>;
  cancelRepublish(id: string): Promise<Republish>;
  /** Calls back when a section has changed; null where that may be any. Returns how to stop that. */
  watch(onChange: (id: string | null) => void): () => void;
  /** Calls back when a page has changed, and may have other sections by now, or show others to visitors. Returns how to stop that. */
  watchPages(onChange: () => void): () => void;
  /** Goes to where a section is edited by itself. */
  edit(id: string): void;
}
