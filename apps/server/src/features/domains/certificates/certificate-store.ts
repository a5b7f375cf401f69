import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { certificateFiles, certificates } from "./tables.ts";
import { MOST_WAIT_MS } from "./wait.ts";

export type CertificateRow = typeof certificates.$inferSelect;

/** What is said of a host nobody has worked on yet. */
const NEW = {
  ...{ name: null, servedName: null, notBefore: null, notAfter: null, renewalId: null, renewAt: null, run: null, triedAt: null },
  ...{ askRenewalAt: null, hurriedAt: null, way: "http-01" },
  ...{ failures: 0, problem: null, orderSince: null, orderUrl: null, orderKey: null },
} as const;

/** An order that is given up or done. */
export const NO_ORDER = { orderSince: null, orderUrl: null, orderKey: null } as const;

/** Has something done about hosts; one that waits for a later moment is left to it. */
export async function wantCertificates(queries: Queries, hosts: readonly string[], dueAt: Date): Promise<void> {
  if (hosts.length === 0) return;
  await queries
    .insert(certificates)
    .values(hosts.map((host) => ({ ...NEW, host, dueAt })))
    .onConflictDoUpdate({ target: certificates.host, set: { dueAt }, setWhere: isNull(certificates.dueAt) });
}

/** Has done at once what waits after failures, unless its authority takes no more: something has changed about the host. */
export async function hurryCertificate(queries: Queries, host: string, now: Date): Promise<void> {
  const isWaiting = and(isNull(certificates.run), isNull(certificates.name), gt(certificates.failures, 0));
  const isAllowed = or(isNull(certificates.problem), ne(certificates.problem, "rateLimited"));
  await queries
    .update(certificates)
    .set({ dueAt: now, failures: 0 })
    .where(and(eq(certificates.host, host), isWaiting, isAllowed));
}

export async function findCertificate(queries: Queries, host: string): Promise<CertificateRow | undefined> {
  return (await findCertificates(queries, [host]))[0];
}

export async function findCertificates(queries: Queries, hosts: readonly string[]): Promise<CertificateRow[]> {
  if (hosts.length === 0) return [];
  return queries
    .select()
    .from(certificates)
    .where(inArray(certificates.host, [...hosts]));
}

export async function updateCertificate(queries: Queries, host: string, change: Partial<CertificateRow>): Promise<void> {
  await queries.update(certificates).set(change).where(eq(certificates.host, host));
}

/** Changes a row for as long as one run is at work on it; whether it still is. */
export async function changeInRun(queries: Queries, host: string, run: string, change: Partial<CertificateRow>): Promise<boolean> {
  const changed = await queries
    .update(certificates)
    .set(change)
    .where(and(eq(certificates.host, host), eq(certificates.run, run)))
    .returning({ host: certificates.host });
  return changed.length === 1;
}

/** Holds a host's row until the transaction ends. */
export async function lockCertificate(queries: Queries, host: string): Promise<CertificateRow | undefined> {
  const [row] = await queries.select().from(certificates).where(eq(certificates.host, host)).for("update");
  return row;
}

/** Hosts for which something is to be done now, those that wait longest first. */
export async function listDue(queries: Queries, now: Date, limit: number): Promise<string[]> {
  const strange = new Date(now.getTime() + MOST_WAIT_MS);
  const retrying = or(isNull(certificates.renewAt), gt(certificates.failures, 0));
  const rows = await queries
    .select({ host: certificates.host })
    .from(certificates)
    .where(or(lte(certificates.dueAt, now), and(gt(certificates.dueAt, strange), retrying)))
    .orderBy(certificates.dueAt)
    .limit(limit);
  return rows.map(({ host }) => host);
}

/** Rows by host, in that order. */
export function listCertificates(queries: Queries, after: string, limit: number): Promise<CertificateRow[]> {
  return queries.select().from(certificates).where(gt(certificates.host, after)).orderBy(certificates.host).limit(limit);
}

export async function deleteCertificate(queries: Queries, host: string): Promise<void> {
  await queries.delete(certificates).where(eq(certificates.host, host));
}

/** Notes a file before it is written: it is left from the start until a row names it. */
export async function noteFile(queries: Queries, name: string, host: string, now: Date): Promise<void> {
  await queries
    .insert(certificateFiles)
    .values({ name, host, leftAt: now })
    .onConflictDoUpdate({ target: certificateFiles.name, set: { leftAt: now } });
}

/** Says that a row names a file; false where it was removed since it was written. */
export async function nameFile(queries: Queries, name: string): Promise<boolean> {
  const named = await queries
    .update(certificateFiles)
    .set({ leftAt: null })
    .where(eq(certificateFiles.name, name))
    .returning({ name: certificateFiles.name });
  return named.length === 1;
}

/** Says that no row names any other file of a host any more. */
export async function leaveFiles(queries: Queries, host: string, butName: string | null, now: Date): Promise<void> {
  const other = butName === null ? undefined : sql`${certificateFiles.name} <> ${butName}`;
  await queries
    .update(certificateFiles)
    .set({ leftAt: now })
    .where(and(eq(certificateFiles.host, host), isNull(certificateFiles.leftAt), other));
}

export function listLeftFiles(queries: Queries, before: Date): Promise<{ name: string; host: string }[]> {
  return queries
    .select({ name: certificateFiles.name, host: certificateFiles.host })
    .from(certificateFiles)
    .where(and(isNotNull(certificateFiles.leftAt), lte(certificateFiles.leftAt, before)));
}

/** Takes a file's row away, unless it was named since; whether it is to be removed. */
export async function forgetFile(queries: Queries, name: string): Promise<boolean> {
  const gone = await queries
    .delete(certificateFiles)
    .where(and(eq(certificateFiles.name, name), isNotNull(certificateFiles.leftAt)))
    .returning({ name: certificateFiles.name });
  return gone.length === 1;
}

/** Certificates that end between two moments and whose renewal is late. */
export function listEnding(queries: Queries, from: Date, until: Date): Promise<CertificateRow[]> {
  return queries
    .select()
    .from(certificates)
    .where(
      and(
        gt(certificates.notAfter, from),
        lte(certificates.notAfter, until),
        lte(certificates.renewAt, from),
        isNotNull(certificates.dueAt),
      ),
    );
}

/** Changes a row that nobody is at work on, that is not late, and still has this certificate. */
export async function changeIdle(queries: Queries, host: string, name: string, change: Partial<CertificateRow>): Promise<void> {
  const isIdle = and(isNull(certificates.run), isNull(certificates.orderSince), eq(certificates.failures, 0));
  await queries
    .update(certificates)
    .set(change)
    .where(and(eq(certificates.host, host), eq(certificates.name, name), isIdle));
}
