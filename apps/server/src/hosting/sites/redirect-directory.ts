import { redirectsKey, redirectsPart, shareOf } from "@vitrine/contract";
import type { Log } from "../../platform/log.ts";
import { contentHash } from "../../platform/storage/content-hash.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { partCache } from "./part-cache.ts";
import type { HostedSite } from "./site.ts";

/** Where paths lead that the owner of a site wants to lead on. */
export interface RedirectDirectory {
  /**
   * Where a path leads, written as paths of pages are; null where it leads nowhere. One file is read for it, and none on
   * a site without redirects.
   * @throws when that cannot be read
   */
  find(site: HostedSite, path: string): Promise<string | null>;
}

const MOST_BYTES = 32 * 1024 * 1024;
/** About what an object takes beside its texts, and how many times its size text becomes once it is read. */
const [OBJECT_BYTES, READ_TIMES] = [500, 3];

interface Share {
  readonly targets: ReadonlyMap<string, string>;
  readonly bytes: number;
}

/** A file never changes under its name, so nothing that was read goes stale. */
export function redirectDirectory(storage: Pick<Storage, "get">, log: Log, now: () => number): RedirectDirectory {
  const shares = partCache<Share>({
    ...{ now, log, mostBytes: MOST_BYTES },
    async read(key) {
      const bytes = await storage.get(key);
      if (!bytes) return null;
      const { targets } = redirectsPart.parse(JSON.parse(bytes.toString("utf8")));
      return { targets: new Map(Object.entries(targets)), bytes: bytes.length };
    },
    weigh: ({ bytes }) => OBJECT_BYTES + READ_TIMES * bytes,
  });
  return {
    async find({ name, redirects }, path) {
      if (redirects === null) return null;
      const share = await shares.find(redirectsKey(name, redirects.name, shareOf(contentHash(path), redirects.shares)));
      return share?.targets.get(path) ?? null;
    },
  };
}
