import type { HoldLock, Release } from "./hold-lock.ts";
import { browserUnsavedStore, type UnsavedChanges, type UnsavedStore } from "./unsaved-store.ts";

const KEY = "vitrine.unsaved.";
const TAB_KEY = "vitrine.tab";
/** Milliseconds a tab that was reloaded waits for what it was before to let go; a copy of a tab waits in vain. */
const RELOAD_PATIENCE_MS = 1_000;

/** What surrounds a tab; tests bring their own. */
export interface TabWorld {
  /** What all tabs of this browser share. */
  readonly shared: Storage;
  /** What stays with one tab over reloads. */
  readonly own: Storage;
  readonly hold: HoldLock;
  makeId(): string;
  /** Brings what kept changes are read with: without it they would count as malformed. Rejects where it cannot be had. */
  prepare(): Promise<void>;
}

/** What a tab that is gone had not saved. */
export interface Leftover {
  readonly changes: UnsavedChanges;
  /** Ends the hold on it: it is forgotten when it was taken into the page, and else kept for another opening. */
  settle(isTaken: boolean): void;
}

/** One tab's place for the unsaved changes of one page, and what tabs before it left. */
export interface UnsavedClaim {
  /** What names it: of this tab and this page alone, also after a reload. */
  readonly place: string;
  readonly store: UnsavedStore;
  readonly leftovers: readonly Leftover[];
  /** Lets others have what is in the place: the page is closed here. */
  release(): void;
}

/**
 * Gives a tab a place of its own for the unsaved changes of a page, so that two tabs never write over each
 * other, and takes over the places of tabs that are gone. A place belongs to a living tab while its lock is held.
 * @throws what `prepare` rejects with; nothing is taken over then.
 */
export async function claimUnsaved(pageId: string, world: TabWorld): Promise<UnsavedClaim> {
  const { key, release } = await claimPlace(pageId, world);
  const leftovers: Leftover[] = [];
  const places = placesOf(pageId, world.shared);
  try {
    if (places.length > 0) await world.prepare();
  } catch (error) {
    release();
    throw error;
  }
  for (const other of places) {
    if (other === key) continue;
    const letGo = await world.hold(other, 0);
    if (!letGo) continue;
    const leftover = leftoverAt(other, world.shared, letGo);
    if (leftover) leftovers.push(leftover);
  }
  leftovers.sort((a, b) => b.changes.version - a.changes.version);
  return { place: key, store: browserUnsavedStore(key, world.shared), leftovers, release };
}

async function claimPlace(pageId: string, { own, hold, makeId }: TabWorld): Promise<{ key: string; release: Release }> {
  const known = own.getItem(TAB_KEY);
  if (known) {
    const key = `${KEY}${pageId}.${known}`;
    const release = await hold(key, RELOAD_PATIENCE_MS);
    if (release) return { key, release };
  }
  // A new tab, or a copy of one that goes on living: a copy starts with all that its original remembers.
  for (;;) {
    const tabId = makeId();
    const key = `${KEY}${pageId}.${tabId}`;
    const release = await hold(key, 0);
    if (!release) continue;
    own.setItem(TAB_KEY, tabId);
    return { key, release };
  }
}

function placesOf(pageId: string, storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  return keys.filter((key) => key.startsWith(`${KEY}${pageId}.`)).sort();
}

function leftoverAt(key: string, storage: Storage, release: Release): Leftover | null {
  const store = browserUnsavedStore(key, storage);
  const changes = store.read();
  if (!changes) {
    store.write(null);
    release();
    return null;
  }
  return {
    changes,
    settle(isTaken) {
      if (isTaken) store.write(null);
      release();
    },
  };
}
