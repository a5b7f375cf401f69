import type { Acme } from "../../../../platform/acme/acme.ts";
import type { Resolver } from "../../../../platform/dns/resolver.ts";
import { findCaa } from "../../records/find-caa.ts";
import type { PlatformWildcard } from "./platform-wildcard.ts";

/**
 * Whether an authority would find us, and may make the certificate. `entry_missing`: nothing leads it into the zone of
 * challenges · `zone_missing`: the zone's parent does not say who answers for it · `unanswered`: name servers do not say ·
 * `forbidden`: a CAA entry names others.
 */
export type WildcardState = "ready" | "entry_missing" | "zone_missing" | "unanswered" | "forbidden";

export interface WildcardTools {
  readonly resolver: Resolver;
  readonly acme: Pick<Acme, "caaIdentities">;
  readonly zone: string;
  readonly signal: AbortSignal;
}

/** Looks whether the certificate of the platform's sites can be made. */
export async function lookAtWildcard(
  { resolver, acme, zone, signal }: WildcardTools,
  { domain, askedAt, challengeName }: PlatformWildcard,
): Promise<WildcardState> {
  const isDelegatedAsked = challengeName === askedAt;
  const [own, alias] = await Promise.all([
    resolver.ask(zone, "NS", signal),
    isDelegatedAsked ? null : resolver.ask(askedAt, "CNAME", signal),
  ]);
  if (alias && (alias.outcome === "none" || alias.outcome === "no_name")) return "entry_missing";
  if (alias?.outcome === "found" && !alias.records.includes(challengeName)) return "entry_missing";
  if (own.outcome === "none" || own.outcome === "no_name") return "zone_missing";
  if (own.outcome !== "found" || (alias && alias.outcome !== "found")) return "unanswered";
  const [first, ...more] = await acme.caaIdentities(signal).catch(() => []);
  // Who does not say how it is named says itself what it finds wrong.
  if (first === undefined) return "ready";
  const { verdict } = await findCaa(resolver, domain, { names: [first, ...more] }, { signal, isWildcard: true });
  return verdict === "allowed" ? "ready" : verdict;
}
