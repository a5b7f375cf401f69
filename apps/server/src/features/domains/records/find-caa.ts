import type { CaaRecord, DnsOutcome } from "../../../platform/dns/dns-reply.ts";
import type { Resolver } from "../../../platform/dns/resolver.ts";
import type { Issuers } from "./issuers.ts";

/** What CAA entries say about a name: `host` is where they stand. */
export type FoundCaa =
  | { readonly verdict: "allowed" }
  | { readonly verdict: "forbidden"; readonly host: string; readonly allowed: readonly string[] }
  | { readonly verdict: "unanswered"; readonly host: string; readonly outcome: DnsOutcome };

/** Entries of one place are more than anybody has, and less than fills a page. */
const MOST_SHOWN = 10;

export interface CaaOptions {
  readonly signal?: AbortSignal | undefined;
  /** Whether a certificate for whatever is under the name is meant as well. */
  readonly isWildcard?: boolean;
}

/** Finds the entries that count for a name: its own, or the nearest above it (RFC 8659, section 3). */
export async function findCaa(
  resolver: Resolver,
  name: string,
  { names }: Pick<Issuers, "names">,
  { signal, isWildcard = false }: CaaOptions = {},
): Promise<FoundCaa> {
  for (let host = name; host.includes("."); host = host.slice(host.indexOf(".") + 1)) {
    const { outcome, records } = await resolver.ask(host, "CAA", signal);
    if (outcome === "found") return judge(records, host, { names, isWildcard });
    // An authority that gets no answer makes no certificate.
    if (outcome === "failed" || outcome === "broken" || outcome === "silent") return { verdict: "unanswered", host, outcome };
  }
  return { verdict: "allowed" };
}

const KNOWN = new Set(["issue", "issuewild", "iodef"]);

interface Judged {
  readonly names: readonly string[];
  readonly isWildcard: boolean;
}

function judge(records: readonly CaaRecord[], host: string, { names, isWildcard }: Judged): FoundCaa {
  const issuersIn = (wanted: string): string[] =>
    records.filter(({ tag }) => tag === wanted).map(({ value }) => value.split(";")[0]?.trim().toLowerCase() ?? "");
  const isUnknown = records.some(({ isCritical, tag }) => isCritical && !KNOWN.has(tag));
  // Entries of the second kind are looked at for wildcards alone, and take the place of the others there.
  const lists = [issuersIn("issue"), ...(isWildcard ? [issuersIn("issuewild")] : [])];
  const barring = lists.find((issuers) => issuers.length > 0 && !issuers.some((issuer) => names.includes(issuer)));
  if (!isUnknown && !barring) return { verdict: "allowed" };
  return { verdict: "forbidden", host, allowed: (barring ?? lists.flat()).filter(Boolean).slice(0, MOST_SHOWN) };
}
