import { type ChallengePart, challengeKey, challengePart } from "@vitrine/contract";
import type { VisitorRequest } from "../hosting/replies/visitor-http.ts";
import { partCache } from "../hosting/sites/part-cache.ts";
import type { Log } from "../platform/log.ts";
import { contentHash } from "../platform/storage/content-hash.ts";
import type { Storage } from "../platform/storage/storage.ts";

/** What authorities look for before they make a certificate (RFC 8555, 8.3). */
export interface Challenges {
  /** Whether a request may be an authority's: for nothing else is anything looked up. */
  isAsked(request: VisitorRequest): boolean;
  /** What a host has to show at the address that was asked for; null where it has nothing to show there. */
  find(host: string, request: VisitorRequest): Promise<string | null>;
}

const PREFIX = "/.well-known/acme-challenge/";
/** Base64 for addresses, and no longer than any authority makes it. */
const TOKEN = /^[A-Za-z0-9_-]{16,256}$/;
const KEY = /^challenges\/([0-9a-f]{40})\.json$/;
const MOST_KEPT = 1_000;

export function challenges(storage: Storage, log: Log, now: () => number): Challenges {
  const parts = partCache<ChallengePart>({
    ...{ log, now, mostBytes: MOST_KEPT },
    weigh: () => 1,
    async read(hash) {
      const bytes = await storage.get(challengeKey(hash));
      return bytes && challengePart.parse(JSON.parse(bytes.toString("utf8")));
    },
  });
  storage.onChange((key) => {
    const hash = key === null ? null : KEY.exec(key)?.[1];
    if (hash !== undefined) parts.expire(hash);
  });
  return {
    isAsked: ({ url = "", method }) => url.startsWith(PREFIX) && (method === "GET" || method === "HEAD"),
    async find(host, { url = "" }) {
      const [token = ""] = url.slice(PREFIX.length).split("?");
      if (!TOKEN.test(token)) return null;
      const part = await parts.find(contentHash(token));
      return part?.token === token && part.host === host ? part.keyAuthorization : null;
    },
  };
}
