import { type WildcardPart, wildcardKey, wildcardPart } from "@vitrine/contract";
import type { HostDirectory } from "../../hosting/sites/host-directory.ts";
import { partCache } from "../../hosting/sites/part-cache.ts";
import type { Log } from "../../platform/log.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import type { PlatformNames } from "../platform-names.ts";

type Found = string | null | Promise<string | null>;

/** Which certificate a name has: a customer's domain its own, the platform's names of sites one for all of them. */
export interface CertificateDirectory {
  /**
   * The name of its file; null for a name that has none. At once when that is in memory.
   * @throws, or rejects, where it cannot be found out
   */
  of(name: string): Found;
}

export interface CertificateDirectoryOptions {
  readonly storage: Storage;
  readonly hosts: HostDirectory;
  readonly names: PlatformNames;
  readonly log: Log;
  now(): number;
}

const KEY = /^wildcards\/(.+)\.json$/;

export function certificateDirectory({ storage, hosts, names, log, now }: CertificateDirectoryOptions): CertificateDirectory {
  const wildcards = partCache<WildcardPart>({
    ...{ log, now, mostBytes: 1 },
    weigh: () => 1,
    async read(domain) {
      const bytes = await storage.get(wildcardKey(domain));
      if (!bytes) return null;
      const part = wildcardPart.parse(JSON.parse(bytes.toString("utf8")));
      if (part.domain !== domain) throw new Error(`the part of another domain: ${part.domain}`);
      return part;
    },
  });
  storage.onChange((key) => {
    const domain = key === null ? null : KEY.exec(key)?.[1];
    if (domain !== undefined) wildcards.expire(domain);
  });
  const certificateIn = (part: { readonly certificate: string | null } | null): string | null => part?.certificate ?? null;
  const ownOf = (part: string): Found => {
    const found = hosts.find(part);
    return found instanceof Promise ? found.then(certificateIn) : certificateIn(found);
  };
  return {
    of(name) {
      const part = names.partOf(name);
      if (part === null) return null;
      if (!names.isForSites(name)) return ownOf(part);
      const shared = wildcards.find(names.sites);
      if (shared instanceof Promise) return shared.then((found) => certificateIn(found) ?? ownOf(part));
      return certificateIn(shared) ?? ownOf(part);
    },
  };
}
