import type { Resolver } from "../../../platform/dns/resolver.ts";
import { atLeastOnce, type JobWorker } from "../../../platform/jobs/job.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Running } from "../../../platform/slice.ts";
import { certifyPlatform } from "../../sites/index.ts";
import type { Authority } from "./account/authority.ts";
import { CERTIFICATE_QUEUE, DUE_QUEUE, RENEWALS_QUEUE, WILDCARD_QUEUE } from "./certificate-queue.ts";
import { findDueCertificates, wantAllCertificates } from "./find-due.ts";
import { type CertificateTools, makeCertificate } from "./make-certificate.ts";
import { askRenewals } from "./renewal/ask-renewals.ts";
import { tidyCertificates } from "./tidy-certificates.ts";
import { type FindMailbox, tellOfEndings } from "./told/tell-of-endings.ts";
import { platformWildcard } from "./wildcard/platform-wildcard.ts";
import { logWildcard, tendWildcard } from "./wildcard/tend-wildcard.ts";

/** Orders wait for an authority, and hardly for anything else. */
const AT_ONCE = 4;
const EVERY_MS = 60_000;
/** How soon after the moment an authority names it is asked when to renew. */
const RENEWALS_EVERY_MS = 600_000;
/** How soon after the operator made the entry for it the certificate of the platform's sites is ordered. */
const WILDCARD_EVERY_MS = 300_000;
/** An order is followed for a minute; asking may take longer where the authority is slow. */
const LIMIT_MS = 300_000;

/** What making certificates takes besides the platform. */
export interface CertificateMaking {
  readonly resolver: Resolver;
  /** Null where the operator has set nobody. */
  readonly authority: Authority | null;
}

/** Who makes certificates, and who finds what is due. */
export function certificateWorkers(
  platform: Platform,
  { authority, resolver }: CertificateMaking,
  tools: Omit<CertificateTools, "authority"> = {},
): JobWorker[] {
  if (!authority) return [];
  const untilDone = { attempts: Number.POSITIVE_INFINITY, limitMs: LIMIT_MS, backOff: { firstMs: 2_000, mostMs: 600_000 } };
  return [
    atLeastOnce(
      CERTIFICATE_QUEUE,
      async ({ payload: { host } }, { signal }) => {
        await makeCertificate(platform, { ...tools, authority }, host, signal);
        return undefined;
      },
      { ...untilDone, concurrency: AT_ONCE },
    ),
    atLeastOnce(
      DUE_QUEUE,
      async () => {
        await findDueCertificates(platform, authority);
        return undefined;
      },
      untilDone,
    ),
    atLeastOnce(
      WILDCARD_QUEUE,
      async (_job, { signal }) => {
        await tendWildcard(platform, { resolver, authority }, signal);
        return undefined;
      },
      untilDone,
    ),
    atLeastOnce(
      RENEWALS_QUEUE,
      async (_job, { signal }) => {
        await askRenewals(platform, authority, signal);
        return undefined;
      },
      { attempts: 3, backOff: { firstMs: 60_000, mostMs: 600_000 }, limitMs: 3_600_000 },
    ),
  ];
}

/** Looks for what has no certificate, and from then on every minute for what is due. */
export function workOnCertificates(platform: Platform, { authority, resolver }: CertificateMaking): Running {
  const stopping = new AbortController();
  const begin = async (): Promise<void> => {
    const wildcard = platformWildcard(platform.config);
    if (!authority || !wildcard) await certifyPlatform(platform, false);
    if (!authority) return;
    await wantAllCertificates(platform, stopping.signal);
    const { jobs, database } = platform;
    await jobs.schedule(database.queries, DUE_QUEUE, { key: "due", when: { everyMs: EVERY_MS }, payload: {} });
    await jobs.schedule(database.queries, RENEWALS_QUEUE, { key: "renewals", when: { everyMs: RENEWALS_EVERY_MS }, payload: {} });
    if (wildcard) {
      await jobs.schedule(database.queries, WILDCARD_QUEUE, { key: "wildcard", when: { everyMs: WILDCARD_EVERY_MS }, payload: {} });
      const report = await tendWildcard(platform, { resolver, authority }, stopping.signal);
      if (report) logWildcard(platform, report);
    }
    await findDueCertificates(platform, authority);
  };
  const begun = begin().catch((error: unknown) => {
    if (!stopping.signal.aborted) platform.log("error", "certificates.not_begun", { error });
  });
  return {
    async stop() {
      stopping.abort();
      await begun;
    },
  };
}

/** Once a day: what nobody asked a certificate for, what nobody needs any more, and who has to be told. */
export async function tendCertificates(
  platform: Platform,
  { authority, resolver, findMailbox }: CertificateMaking & { readonly findMailbox: FindMailbox },
): Promise<void> {
  if (authority) {
    const report = await tendWildcard(platform, { resolver, authority });
    if (report) logWildcard(platform, report);
    await wantAllCertificates(platform);
    await tellOfEndings(platform, findMailbox);
  }
  await tidyCertificates(platform);
}
