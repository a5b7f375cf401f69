import type { BlockLibrary, KeepOutcome, Keepsake, SectionCard } from "../library/block-library.ts";

/** A library in memory: what it has can be set, and what it was asked to keep or remove is remembered. */
export interface FakeLibrary extends BlockLibrary {
  ready: SectionCard[];
  own: SectionCard[];
  /** The blocks of a section, by its id. */
  readonly fragments: Map<string, unknown>;
  readonly kept: Keepsake[];
  /** Thrown, in these words, by whatever is asked next. */
  failsWith: string | null;
  /** What keeping and removing come to. */
  outcome: KeepOutcome;
}

/** How many of one's own come at a time. */
const PAGE_SIZE = 2;

export function fakeLibrary(): FakeLibrary {
  const failIfAsked = (): void => {
    if (library.failsWith !== null) throw new Error(library.failsWith);
  };
  const library: FakeLibrary = {
    ready: [],
    own: [],
    fragments: new Map(),
    kept: [],
    failsWith: null,
    outcome: { kind: "kept" },
    async listSections() {
      failIfAsked();
      return library.ready;
    },
    async listOwn(cursor) {
      failIfAsked();
      const start = Number(cursor ?? 0);
      const end = start + PAGE_SIZE;
      return { items: library.own.slice(start, end), nextCursor: end < library.own.length ? String(end) : null };
    },
    async fragmentOf(card) {
      failIfAsked();
      return library.fragments.get(card.id);
    },
    async keep(keepsake) {
      failIfAsked();
      if (library.outcome.kind === "kept") library.kept.push(keepsake);
      return library.outcome;
    },
    async remove(card) {
      failIfAsked();
      if (library.outcome.kind === "kept") library.own = library.own.filter(({ id }) => id !== card.id);
      return library.outcome;
    },
  };
  return library;
}

export function sampleCard(id: string, some: Partial<SectionCard> = {}): SectionCard {
  return { id, name: `Seção ${id}`, category: { id: "hero", name: "Abertura" }, thumbnailUrl: null, bytes: 1_234, isOwn: false, ...some };
}
