import type { Acme } from "../../../../platform/acme/acme.ts";
import type { Resolver } from "../../../../platform/dns/resolver.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { certifyPlatform } from "../../../sites/index.ts";
import { orderCertificate } from "../certificate-queue.ts";
import { findCertificate } from "../certificate-store.ts";
import { lookAtWildcard, type WildcardState } from "./look-at-wildcard.ts";
import { type PlatformWildcard, platformWildcard } from "./platform-wildcard.ts";
import { writeWildcard } from "./write-wildcard.ts";

export interface WildcardNeeds {
  readonly resolver: Resolver;
  readonly authority: { readonly acme: Pick<Acme, "caaIdentities"> } | null;
}

/** How it stands with the certificate of the platform's own sites. */
export interface WildcardReport extends PlatformWildcard {
  readonly state: WildcardState;
  /** When the one there is ends; null while there is none. */
  readonly notAfter: Date | null;
  /** Why there is none, or no newer one; null where nothing is wrong. */
  readonly problem: string | null;
}

const LOOK_MS = 9_000;

/** How it stands now; null where this server is to have none. */
export async function reportWildcard(
  { config, database }: Pick<Platform, "config" | "database">,
  { resolver, authority }: WildcardNeeds,
  signal: AbortSignal = new AbortController().signal,
): Promise<WildcardReport | null> {
  const wildcard = platformWildcard(config);
  if (!wildcard || !config.acmeDns || !authority) return null;
  const until = AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]);
  const tools = { resolver, acme: authority.acme, zone: config.acmeDns.zone, signal: until };
  const state = await lookAtWildcard(tools, wildcard);
  const row = await findCertificate(database.queries, wildcard.host);
  return { ...wildcard, state, notAfter: row?.notAfter ?? null, problem: row?.problem ?? null };
}

/**
 * Has the certificate of the platform's own sites made as soon as an authority would find us, and what there is served, on a
 * disk that is not its database's as well. Whoever made one renews it as every other.
 */
export async function tendWildcard(platform: Platform, needs: WildcardNeeds, signal?: AbortSignal): Promise<WildcardReport | null> {
  const { database, clock } = platform;
  const report = await reportWildcard(platform, needs, signal);
  signal?.throwIfAborted();
  // Nobody is told of a certificate that this server no longer has made.
  if (!report) {
    await certifyPlatform(platform, false);
    return null;
  }
  const row = await findCertificate(database.queries, report.host);
  const served = (row?.notAfter?.getTime() ?? 0) > clock.now() ? (row?.servedName ?? null) : null;
  if (served !== null) await writeWildcard(platform, report, served);
  await certifyPlatform(platform, served !== null);
  if (report.state === "ready" && (!row || row.dueAt === null)) {
    await database.transaction((queries) => orderCertificate(platform, queries, report.host));
  }
  return report;
}

/** Says to the operator what there is to do, or that nothing is. */
export function logWildcard(
  { log }: Pick<Platform, "log">,
  { host, state, askedAt, challengeName, notAfter, problem }: WildcardReport,
): void {
  const details = { host, state, problem, until: notAfter?.toISOString() ?? null };
  if (state === "ready") log("info", "certificates.wildcard", details);
  else log("warn", "certificates.wildcard_waits", { ...details, entry: `${askedAt} CNAME ${challengeName}` });
}
