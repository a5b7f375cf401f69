import { z } from "zod";
import type { Queries } from "../../../platform/database/database.ts";
import { jobQueue } from "../../../platform/jobs/job.ts";
import type { Platform } from "../../../platform/platform.ts";
import { wantCertificates } from "./certificate-store.ts";

/** One host's certificate: one after the other, whoever asks for it how often. */
export const CERTIFICATE_QUEUE = jobQueue("domains.make-certificate", z.object({ host: z.string().min(1).max(253) }));
/** Looks every minute for what is due. */
export const DUE_QUEUE = jobQueue("domains.find-due-certificates", z.object({}));
/** Looks whether the certificate of the platform's own sites can be made. */
export const WILDCARD_QUEUE = jobQueue("domains.tend-wildcard", z.object({}));
/** Asks when certificates are best renewed, for those whose turn it is. */
export const RENEWALS_QUEUE = jobQueue("domains.ask-renewals", z.object({}));

export async function makeCertificateJobs({ jobs }: Pick<Platform, "jobs">, queries: Queries, hosts: readonly string[]): Promise<void> {
  const made = hosts.map((host) => ({ payload: { host }, orderKey: host, uniqueKey: host }));
  await jobs.makeAll(queries, CERTIFICATE_QUEUE, made);
}

/**
 * Has a certificate made for a host that is served from now on, in the transaction that says so; nothing is made twice for
 * one that has a certificate, and nothing at all where the operator has set no authority.
 */
export async function orderCertificate(
  platform: Pick<Platform, "jobs" | "clock" | "config">,
  queries: Queries,
  host: string,
): Promise<void> {
  if (!platform.config.acme) return;
  await wantCertificates(queries, [host], new Date(platform.clock.now()));
  await makeCertificateJobs(platform, queries, [host]);
}
