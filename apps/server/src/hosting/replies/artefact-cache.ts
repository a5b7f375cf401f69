import { artefactKey } from "@vitrine/contract";
import type { Storage } from "../../platform/storage/storage.ts";

export type Encoding = "identity" | "br" | "gzip";

/** One encoding of a content-addressed file as it was made ready; its bytes are null once they had to leave memory. */
export interface CachedArtefact {
  bytes: Buffer | null;
  /** Set by whoever sends the bytes: what was used since the last look stays in memory. */
  isUsed: boolean;
}

/** Ready bytes of artefacts, the ones in use in memory. */
export interface ArtefactCache<Entry extends CachedArtefact> {
  /**
   * Null where there is no such file. `use` tells apart what is made ready in different ways; the same use of
   * the same file is made once. False in `isKept` is what is too large: its bytes go out once and are dropped.
   */
  load(hash: string, encoding: Encoding, use: string, make: (bytes: Buffer) => Entry): Promise<Loaded<Entry> | null>;
}

export interface Loaded<Entry> {
  readonly entry: Entry;
  readonly isKept: boolean;
}

/**
 * Keeps up to `maxBytes` of artefacts in memory; artefacts never change, so nothing goes stale. Senders hold on
 * to the entries, so that a warm one costs no lookup; those in use get a second chance when memory runs out.
 * @param onDrop told of an entry whose bytes have left memory
 */
export function artefactCache<Entry extends CachedArtefact>(
  storage: Pick<Storage, "get">,
  maxBytes = 128 * 1024 * 1024,
  onDrop?: (entry: Entry) => void,
): ArtefactCache<Entry> {
  const kept = new Map<string, Entry>();
  const loading = new Map<string, Promise<Loaded<Entry> | null>>();
  let size = 0;
  const makeRoom = (): void => {
    for (const [key, entry] of kept) {
      if (size <= maxBytes) return;
      kept.delete(key);
      if (entry.isUsed) {
        entry.isUsed = false;
        kept.set(key, entry);
        continue;
      }
      size -= entry.bytes?.length ?? 0;
      entry.bytes = null;
      onDrop?.(entry);
    }
  };
  const read = async (key: string, file: string, make: (bytes: Buffer) => Entry): Promise<Loaded<Entry> | null> => {
    const bytes = await storage.get(file);
    if (!bytes) return null;
    const entry = make(bytes);
    const length = entry.bytes?.length ?? 0;
    const isKept = length <= maxBytes / 8;
    if (isKept) {
      size += length;
      makeRoom();
      kept.set(key, entry);
    }
    return { entry, isKept };
  };
  return {
    load(hash, encoding, use, make) {
      const file = artefactKey(hash, encoding);
      const key = `${file} ${use}`;
      const known = kept.get(key);
      if (known) return Promise.resolve({ entry: known, isKept: true });
      const pending = loading.get(key) ?? read(key, file, make).finally(() => loading.delete(key));
      loading.set(key, pending);
      return pending;
    },
  };
}
