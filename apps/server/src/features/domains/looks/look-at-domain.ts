import type { Acme } from "../../../platform/acme/acme.ts";
import type { Resolver } from "../../../platform/dns/resolver.ts";
import { boundedQueue } from "../../../platform/limits/bounded-queue.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findSites } from "../../sites/index.ts";
import type { FindMailbox } from "../certificates/told/tell-of-endings.ts";
import { type DomainRow, findAnyDomain } from "../domain-store.ts";
import { writeHostParts } from "../host-part.ts";
import { findIssuers } from "../records/issuers.ts";
import { judgeLook } from "../records/judge-look.ts";
import { lookAt } from "../records/look-at.ts";
import { targetsOf } from "../records/plan-records.ts";
import { tellDomain } from "../tell-domain.ts";
import { settleLook } from "./settle-look.ts";

/** What looking takes besides the platform. */
export interface LookTools {
  readonly resolver: Resolver;
  /** Who makes certificates; null where the operator has set nobody. */
  readonly authority: { readonly acme: Pick<Acme, "caaIdentities"> } | null;
  /** Where somebody is told that a name of theirs is another's now. */
  readonly findMailbox: FindMailbox;
}

/** A look that takes longer says that nobody answered: whoever asked for it is waiting. */
const LOOK_MS = 9_000;

/** A domain is looked at once at a time. */
const inTurn = boundedQueue({ key: 1 }).run;

/**
 * Looks at the entries of a domain and does what follows: visitors meet its site, or another's. On disk when it returns.
 * Null where the domain is gone, or something else was asked of it since.
 */
export function lookAtDomain(
  platform: Platform,
  { resolver, authority, findMailbox }: LookTools,
  id: string,
  round: number,
  signal?: AbortSignal,
): Promise<DomainRow | null> {
  return inTurn(id, async () => {
    const { database, config } = platform;
    const row = await findAnyDomain(database.queries, id);
    const [site] = row ? await findSites(database.queries, [row.siteId]) : [];
    if (!row || !site || row.round !== round) return null;
    const until = AbortSignal.any([AbortSignal.timeout(LOOK_MS), ...(signal ? [signal] : [])]);
    const look = await lookAt(resolver, row.name, {
      issuers: findIssuers(config, authority, until),
      zone: config.acmeDns?.zone ?? null,
      signal: until,
    });
    // What nobody had the time to answer is no finding.
    signal?.throwIfAborted();
    const settled = await settleLook(platform, findMailbox, row, judgeLook(row, look, targetsOf(platform, site.name)));
    if (!settled) return null;
    await writeHostParts(platform, row.name);
    tellDomain(platform, settled.row);
    if (settled.loser) tellDomain(platform, settled.loser);
    return settled.row;
  });
}
