import { artefactKey } from "@vitrine/contract";
import type { Storage } from "../platform/storage/storage.ts";

export type Encoding = "identity" | "br" | "gzip";

/** Ready bytes of artefacts, the most recently used ones in memory. */
export interface ArtefactCache {
  /** Answers at once when the bytes are in memory. */
  peek(hash: string, encoding: Encoding): Buffer | undefined;
  load(hash: string, encoding: Encoding): Promise<Buffer | null>;
}

/** Keeps up to `maxBytes` of artefacts in memory; artefacts never change, so nothing goes stale. */
export function artefactCache(storage: Storage, maxBytes = 128 * 1024 * 1024): ArtefactCache {
  const kept = new Map<string, Buffer>();
  const loading = new Map<string, Promise<Buffer | null>>();
  let bytes = 0;
  const keep = (key: string, buffer: Buffer): void => {
    if (buffer.length > maxBytes / 8) return;
    kept.set(key, buffer);
    bytes += buffer.length;
    for (const [oldest, old] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= old.length;
    }
  };
  return {
    peek(hash, encoding) {
      const key = artefactKey(hash, encoding);
      const buffer = kept.get(key);
      if (buffer) {
        kept.delete(key);
        kept.set(key, buffer);
      }
      return buffer;
    },
    load(hash, encoding) {
      const key = artefactKey(hash, encoding);
      const pending =
        loading.get(key) ??
        storage
          .get(key)
          .then((buffer) => {
            if (buffer) keep(key, buffer);
            return buffer;
          })
          .finally(() => loading.delete(key));
      loading.set(key, pending);
      return pending;
    },
  };
}
