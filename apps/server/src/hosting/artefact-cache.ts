import { artefactKey } from "@vitrine/contract";
import type { Storage } from "../platform/storage/storage.ts";

export type Encoding = "identity" | "br" | "gzip";

/** One encoding of a content-addressed file; the bytes are null once they had to leave memory. */
export interface CachedArtefact {
  readonly key: string;
  /** False for what is too large for the cache: its bytes go out once and are dropped. */
  readonly isKept: boolean;
  bytes: Buffer | null;
  /** Set by whoever sends the bytes: what was used since the last look stays in memory. */
  isUsed: boolean;
}

/** Ready bytes of artefacts, the ones in use in memory. */
export interface ArtefactCache {
  /** Null where there is no such file. */
  load(hash: string, encoding: Encoding): Promise<CachedArtefact | null>;
}

/**
 * Keeps up to `maxBytes` of artefacts in memory; artefacts never change, so nothing goes stale. Senders hold on
 * to the entries, so that a warm one costs no lookup; those in use get a second chance when memory runs out.
 */
export function artefactCache(storage: Pick<Storage, "get">, maxBytes = 128 * 1024 * 1024): ArtefactCache {
  const kept = new Map<string, CachedArtefact & { bytes: Buffer }>();
  const loading = new Map<string, Promise<CachedArtefact | null>>();
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
      size -= entry.bytes.length;
      (entry as CachedArtefact).bytes = null;
    }
  };
  const read = async (key: string): Promise<CachedArtefact | null> => {
    const bytes = await storage.get(key);
    if (!bytes) return null;
    const isKept = bytes.length <= maxBytes / 8;
    const entry = { key, isKept, bytes, isUsed: false };
    if (isKept) {
      size += bytes.length;
      makeRoom();
      kept.set(key, entry);
    }
    return entry;
  };
  return {
    load(hash, encoding) {
      const key = artefactKey(hash, encoding);
      const known = kept.get(key);
      if (known) return Promise.resolve(known);
      const pending = loading.get(key) ?? read(key).finally(() => loading.delete(key));
      loading.set(key, pending);
      return pending;
    },
  };
}
