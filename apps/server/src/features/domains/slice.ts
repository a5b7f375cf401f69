import { nameServers } from "../../platform/dns/name-servers.ts";
import { openResolver } from "../../platform/dns/resolver.ts";
import { atLeastOnce } from "../../platform/jobs/job.ts";
import type { Dependencies, Running, ServerSlice } from "../../platform/slice.ts";
import { type Authority, openAuthority } from "./certificates/account/authority.ts";
import type { FindMailbox } from "./certificates/told/tell-of-endings.ts";
import { certificateWorkers, tendCertificates, workOnCertificates } from "./certificates/work-on-certificates.ts";
import { exportDomains } from "./export-domains.ts";
import { type CountImagePages, tendAllImages, tendImages } from "./images/tend-images.ts";
import { TEND_QUEUE } from "./images/tending-queue.ts";
import { type LookTools, lookAtDomain } from "./looks/look-at-domain.ts";
import { LOOK_QUEUE } from "./looks/look-queue.ts";
import { domainMigrations } from "./migrations.ts";
import { restoreHosts } from "./restore-hosts.ts";
import { type DomainTools, domainRoutes } from "./routes.ts";

/** Looks that wait for name servers, and hardly for anything else. */
const LOOKS_AT_ONCE = 8;

export interface OpenedDomains extends Pick<LookTools, "resolver"> {
  /** Who makes certificates; null where the operator has set nobody. */
  readonly authority: Authority | null;
}

export interface DomainNeeds {
  readonly findMailbox: FindMailbox;
}

export const domainsSlice = {
  name: "domains",
  migrations: domainMigrations,
  open: async ({ platform }: Dependencies): Promise<OpenedDomains> => ({
    resolver: openResolver({ servers: nameServers(platform.config.dnsServers) }),
    authority: await openAuthority(platform),
  }),
  close: ({ authority }: OpenedDomains) => authority?.acme.stop(),
  start: ({ platform, authority, resolver }: Dependencies & OpenedDomains): Running => {
    const stopping = new AbortController();
    const restored = restoreHosts(platform, stopping.signal).catch((error: unknown) => {
      if (!stopping.signal.aborted) platform.log("error", "domains.hosts_not_restored", { error });
    });
    const certifying = workOnCertificates(platform, { authority, resolver });
    return {
      async stop() {
        stopping.abort();
        await Promise.all([restored, certifying.stop()]);
      },
    };
  },
  routes: ({ platform, ...tools }: Dependencies & DomainTools) => domainRoutes(platform, tools),
  jobs: ({
    platform,
    authority,
    resolver,
    findMailbox,
    countImagePages,
  }: Dependencies & OpenedDomains & DomainNeeds & { readonly countImagePages: CountImagePages }) => [
    atLeastOnce(
      LOOK_QUEUE,
      async ({ payload: { domainId, round } }, { signal }) => {
        const row = await lookAtDomain(platform, { resolver, authority, findMailbox }, domainId, round, signal);
        return row?.nextCheckAt ? { againAt: row.nextCheckAt } : undefined;
      },
      { concurrency: LOOKS_AT_ONCE, attempts: Number.POSITIVE_INFINITY, limitMs: 60_000 },
    ),
    atLeastOnce(
      TEND_QUEUE,
      async ({ payload: { domainId, removingAt } }) => {
        const againAt = await tendImages(platform, countImagePages, domainId, removingAt);
        return againAt ? { againAt } : undefined;
      },
      { concurrency: 2, attempts: Number.POSITIVE_INFINITY, limitMs: 60_000 },
    ),
    ...certificateWorkers(platform, { authority, resolver }),
  ],
  daily: ({ platform, authority, resolver, findMailbox }: Dependencies & OpenedDomains & DomainNeeds) => [
    { name: "restore-hosts", run: () => restoreHosts(platform) },
    { name: "tend-image-domains", run: () => tendAllImages(platform) },
    { name: "tend-certificates", run: () => tendCertificates(platform, { authority, resolver, findMailbox }) },
  ],
  exportPart: exportDomains,
} as const satisfies ServerSlice;
