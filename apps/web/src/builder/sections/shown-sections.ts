import type { SyncedContent } from "@vitrine/document";
import { createContext, useContext, useSyncExternalStore } from "react";
import { Editor } from "../editor/editor.ts";

/** What is known of a section: `missing` for one that is not the account's, or none any more. */
export type KnownSection = { readonly name: string; readonly content: SyncedContent } | "missing";

const NOTHING: ReadonlySet<string> = new Set();

/** The newest content of the page's synced sections, for the canvas and for panels; empty until somebody has looked. */
export class ShownSections {
  /** Holds that content, each section under a block of its own; nothing in it is edited. */
  readonly editor = new Editor({ schema: 1, records: {} });
  readonly #listeners = new Set<() => void>();
  #placeIds = NOTHING;
  #known: ReadonlyMap<string, KnownSection> = new Map();

  /** Whether a block's newest content is here, in the place of the copy that the page keeps. */
  isShown(placeId: string): boolean {
    return this.#placeIds.has(placeId);
  }

  known(sectionId: string): KnownSection | undefined {
    return this.#known.get(sectionId);
  }

  show(placeIds: ReadonlySet<string>, known: ReadonlyMap<string, KnownSection>): void {
    this.#placeIds = placeIds;
    this.#known = known;
    for (const listener of [...this.#listeners]) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export const ShownSectionsContext = createContext(new ShownSections());

/** What is known of a section by now; undefined while that is nothing. */
export function useKnownSection(sectionId: string): KnownSection | undefined {
  const shown = useContext(ShownSectionsContext);
  return useSyncExternalStore(shown.subscribe, () => shown.known(sectionId));
}
