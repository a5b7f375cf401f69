import type { DnsReply } from "./dns-reply.ts";
import type { Resolver } from "./resolver.ts";

/** Where the entries of a name are made. */
export interface Zone {
  readonly name: string;
  /** Who answers for it, which says whose panel to open; in the order of their names. */
  readonly nameservers: readonly string[];
}

export type FoundZone = { readonly zone: Zone } | { readonly zone: null; readonly outcome: DnsReply<string>["outcome"] };

/**
 * Finds the zone that a name is in: itself, or what stands above it, `top` at most. Where there is none it says what was
 * answered about `top`.
 */
export async function findZone(resolver: Resolver, name: string, top: string, signal?: AbortSignal): Promise<FoundZone> {
  for (let current = name; ; current = current.slice(current.indexOf(".") + 1)) {
    const { outcome, records, aliases } = await resolver.ask(current, "NS", signal);
    // What a name leads to is another's zone.
    if (outcome === "found" && aliases.length === 0) return { zone: { name: current, nameservers: [...new Set(records)].sort() } };
    if (current === top || !current.endsWith(`.${top}`)) return { zone: null, outcome };
  }
}
