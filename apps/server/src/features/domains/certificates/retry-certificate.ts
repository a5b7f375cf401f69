import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { makeCertificateJobs, orderCertificate } from "./certificate-queue.ts";
import { lockCertificate, updateCertificate } from "./certificate-store.ts";
import { RETRY_MS } from "./wait.ts";

/**
 * Has the certificate of a host made now, because its owner asks: nothing where it has one, or an authority has said when.
 * @throws Refusal SSL_IN_PROGRESS sooner than three minutes after it failed
 */
export async function retryCertificate(platform: Pick<Platform, "database" | "clock" | "config" | "jobs">, host: string): Promise<void> {
  const { database, clock, config } = platform;
  if (!config.acme) return;
  await database.transaction(async (queries) => {
    const row = await lockCertificate(queries, host);
    if (!row) return orderCertificate(platform, queries, host);
    const now = clock.now();
    if (row.notAfter && row.notAfter.getTime() > now) return;
    const since = now - (row.triedAt?.getTime() ?? Number.NEGATIVE_INFINITY);
    // What is under way for the first time needs nobody to try it again.
    if (since >= 0 && since < RETRY_MS) {
      if (row.problem === null) return;
      throw new Refusal("SSL_IN_PROGRESS");
    }
    if (row.problem === "rateLimited" && row.dueAt && row.dueAt.getTime() > now) return;
    await updateCertificate(queries, host, { dueAt: new Date(now) });
    await makeCertificateJobs(platform, queries, [host]);
  });
}
