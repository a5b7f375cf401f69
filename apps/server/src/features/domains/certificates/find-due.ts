import type { Platform } from "../../../platform/platform.ts";
import type { Authority } from "./account/authority.ts";
import { makeCertificateJobs } from "./certificate-queue.ts";
import { listDue, wantCertificates } from "./certificate-store.ts";
import { servedHosts } from "./served-hosts.ts";

/** So many are handed to those who make certificates at a time; the others wait a minute more. */
const AT_ONCE = 100;
const PIECE = 500;

/** Has done what is due; while the authority is left alone, nothing is. */
export async function findDueCertificates(platform: Platform, authority: Authority): Promise<void> {
  if ((await authority.heldUntil()) !== null) return;
  const { queries } = platform.database;
  await makeCertificateJobs(platform, queries, await listDue(queries, new Date(platform.clock.now()), AT_ONCE));
}

/** Wants a certificate for every host that is served: those that nobody asked one for, and those that came back. */
export async function wantAllCertificates({ database: { queries }, clock }: Platform, signal?: AbortSignal): Promise<void> {
  for await (const hosts of servedHosts(queries, PIECE)) {
    signal?.throwIfAborted();
    await wantCertificates(queries, hosts, new Date(clock.now()));
  }
}
