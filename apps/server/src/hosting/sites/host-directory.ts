import { hostKey, hostPart } from "@vitrine/contract";
import type { Log } from "../../platform/log.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { partCache } from "./part-cache.ts";

/** What a name means that a site is reached under besides the label of its folder. */
export interface HostedName {
  readonly host: string;
  /** The name of the site's folder. */
  readonly site: string;
  /** The origin that whoever comes under this name is sent on to; null where pages are shown under it. */
  readonly leadsTo: string | null;
  /** The name of its certificate; null while there is none. */
  readonly certificate: string | null;
  /** Whether nothing but images of the site's account is shown under it. */
  readonly isForImages: boolean;
}

/** The names that lead to sites, from their parts on disk: each is read when it is asked for. */
export interface HostDirectory {
  /**
   * A domain or a label, in small letters, at once when it is in memory; null where nothing is known of it, and for
   * what can be neither, without a look at the disk.
   * @throws when its part cannot be read and was not served before
   */
  find(host: string): HostedName | null | Promise<HostedName | null>;
}

const LABEL = /^[a-z0-9-]{1,63}$/;
/** The last label begins with a letter, so that no address is taken for a name. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** A name is the name of a file as well, which has five characters more and may have 255. */
const MOST_CHARACTERS = 250;
const KEY = /^hosts\/(.+)\.json$/;

/** About what a name takes in memory beside its texts, and how much of them is kept in all. */
const ENTRY_BYTES = 500;
const MOST_BYTES = 24 * 1024 * 1024;

/** Whether this may be a domain: letters of ASCII, at least two labels, no address. */
export function isDomain(host: string): boolean {
  return host.length <= MOST_CHARACTERS && DOMAIN.test(host);
}

/** The name whose part a key is of; undefined for every other key. */
export function hostOfKey(key: string): string | undefined {
  return KEY.exec(key)?.[1];
}

export function hostDirectory(storage: Storage, log: Log, now: () => number, mostBytes = MOST_BYTES): HostDirectory {
  const names = partCache<HostedName>({
    ...{ now, log, mostBytes },
    async read(host) {
      const bytes = await storage.get(hostKey(host));
      return bytes && readName(host, bytes.toString("utf8"));
    },
    weigh: ({ host, site, leadsTo, certificate }) =>
      ENTRY_BYTES + 2 * (host.length + site.length) + (leadsTo?.length ?? 0) + (certificate?.length ?? 0),
  });
  storage.onChange((key) => {
    const host = key === null ? null : hostOfKey(key);
    if (host !== undefined) names.expire(host);
  });
  const isName = (host: string): boolean => LABEL.test(host) || isDomain(host);
  return {
    find: (host) => (isName(host) ? names.find(host) : null),
  };
}

/** @throws where it is no part, or the part of another name. */
export function readName(expected: string, text: string): HostedName {
  const { host, site, leadsTo, certificate, isForImages = false } = hostPart.parse(JSON.parse(text));
  if (host !== expected) throw new Error(`the part of another name: ${host}`);
  return { host, site, leadsTo, certificate, isForImages };
}
