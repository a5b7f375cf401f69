import { type DnsChallengePart, dnsChallengeKey, dnsChallengePart } from "@vitrine/contract";
import { partCache } from "../../hosting/sites/part-cache.ts";
import type { Config } from "../../platform/config.ts";
import type { Log } from "../../platform/log.ts";
import { contentHash } from "../../platform/storage/content-hash.ts";
import type { Storage } from "../../platform/storage/storage.ts";

/** The zone that authorities are led into by aliases: nothing is in it but what shows them that a domain is ours. */
export interface ChallengeZone {
  /** In small letters. */
  readonly name: string;
  readonly nameServer: string;
  /** Where the name server is, IPv4 and IPv6. */
  readonly addresses: readonly string[];
  /**
   * The text that an authority is to find under a name of the zone, in small letters; null where there is none.
   * @throws, or rejects, where that cannot be found out
   */
  find(name: string): string | null | Promise<string | null>;
}

export interface ChallengeZoneOptions {
  readonly settings: NonNullable<Config["acmeDns"]>;
  readonly addresses: readonly string[];
  readonly storage: Storage;
  readonly log: Log;
  now(): number;
}

const KEY = /^dns-challenges\/([0-9a-f]{40})\.json$/;
/** What names for challenges look like: for no other one is anything looked up. */
const LABEL = /^(?:[0-9a-f]{32}|sites)$/;
/** Orders are few at a time, and over within seconds. */
const MOST_KEPT = 1_000;

export function challengeZone({ settings: { zone }, addresses, storage, log, now }: ChallengeZoneOptions): ChallengeZone {
  const parts = partCache<DnsChallengePart>({
    ...{ log, now, mostBytes: MOST_KEPT },
    weigh: () => 1,
    async read(hash) {
      const bytes = await storage.get(dnsChallengeKey(hash));
      return bytes && dnsChallengePart.parse(JSON.parse(bytes.toString("utf8")));
    },
  });
  storage.onChange((key) => {
    const hash = key === null ? null : KEY.exec(key)?.[1];
    if (hash !== undefined) parts.expire(hash);
  });
  return {
    ...{ name: zone, nameServer: `ns.${zone}`, addresses },
    find(name) {
      if (name !== zone && !LABEL.test(name.slice(0, -zone.length - 1))) return null;
      const textIn = (part: DnsChallengePart | null): string | null => (part?.name === name ? part.value : null);
      const found = parts.find(contentHash(name));
      return found instanceof Promise ? found.then(textIn) : textIn(found);
    },
  };
}
