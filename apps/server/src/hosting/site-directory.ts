import { manifestKey, type SiteManifest, siteManifest } from "@vitrine/contract";
import type { Log } from "../platform/log.ts";
import type { Storage } from "../platform/storage/storage.ts";

/** What is served where, from the manifests on disk. */
export interface SiteDirectory {
  /** A site by its host label; null where there is none. */
  find(name: string): Promise<SiteManifest | null>;
}

/** How long a site that is not there is remembered as such, in milliseconds. */
const ABSENCE_MS = 1_000;
const MOST_SITES = 20_000;

/** Keeps manifests in memory; one that changes is read again at its next use. */
export function siteDirectory(storage: Storage, log: Log, now: () => number): SiteDirectory {
  const known = new Map<string, { manifest: SiteManifest | null; until: number }>();
  storage.onChange((key) => {
    const name = /^sites\/(.+)\.json$/.exec(key)?.[1];
    if (name) known.delete(name);
  });
  const read = async (name: string): Promise<SiteManifest | null> => {
    const bytes = await storage.get(manifestKey(name));
    if (!bytes) return null;
    const parsed = siteManifest.safeParse(JSON.parse(bytes.toString("utf8")));
    if (parsed.success) return parsed.data;
    log("error", "hosting.manifest_unreadable", { name, problem: parsed.error.message });
    return null;
  };
  return {
    async find(name) {
      const found = known.get(name);
      if (found && found.until > now()) return found.manifest;
      if (!/^[a-z0-9-]{1,63}$/.test(name)) return null;
      const manifest = await read(name);
      if (known.size >= MOST_SITES) known.clear();
      known.set(name, { manifest, until: manifest ? Number.POSITIVE_INFINITY : now() + ABSENCE_MS });
      return manifest;
    },
  };
}
