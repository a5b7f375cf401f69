import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Cursor } from "../../platform/cursor.ts";
import type { Queries } from "../../platform/database/database.ts";
import { within } from "../../platform/database/within.ts";
import { domains } from "./tables.ts";

export type DomainRow = typeof domains.$inferSelect;

export type DomainPurpose = DomainRow["purpose"];

const OWNED = { accountId: domains.accountId, siteId: domains.siteId };

export async function insertDomain(queries: Queries, row: DomainRow): Promise<void> {
  await queries.insert(domains).values(row);
}

/** One of the account's domains; only for one purpose, where that is given. */
export async function findDomain(queries: Queries, reach: Reach, id: string, purpose?: DomainPurpose): Promise<DomainRow | undefined> {
  const [row] = await queries
    .select()
    .from(domains)
    .where(and(eq(domains.id, id), within(reach, OWNED), purpose && eq(domains.purpose, purpose)))
    .limit(1);
  return row;
}

/** Whoever's it is: for what the server does by itself. */
export async function findAnyDomain(queries: Queries, id: string): Promise<DomainRow | undefined> {
  const [row] = await queries.select().from(domains).where(eq(domains.id, id)).limit(1);
  return row;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockDomain(queries: Queries, id: string): Promise<DomainRow | undefined> {
  const [row] = await queries.select().from(domains).where(eq(domains.id, id)).limit(1).for("update");
  return row;
}

/** Until the transaction ends nobody else decides whose a name is, or adds to what an account has. */
export async function holdInTurn(queries: Queries, what: string): Promise<void> {
  await queries.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`domains:${what}`}, 0))`);
}

/** Who has shown that a name is theirs. */
export async function findOwner(queries: Queries, name: string): Promise<DomainRow | undefined> {
  const [row] = await queries
    .select()
    .from(domains)
    .where(and(eq(domains.name, name), isNotNull(domains.ownedAt)))
    .limit(1);
  return row;
}

/** Under which a site's pages are served besides one of its domains; the longest-served first. */
export async function findServedOfSite(queries: Queries, siteId: string, butId: string): Promise<DomainRow[]> {
  const isServed = and(eq(domains.purpose, "pages"), isNotNull(domains.completedAt), eq(domains.isForbidden, false));
  return queries
    .select()
    .from(domains)
    .where(and(eq(domains.siteId, siteId), ne(domains.id, butId), isServed))
    .orderBy(asc(domains.completedAt), asc(domains.id));
}

/** The image domain of a site that is not being taken away. */
export async function findImageDomain(queries: Queries, siteId: string): Promise<DomainRow | undefined> {
  const [row] = await queries
    .select()
    .from(domains)
    .where(and(eq(domains.siteId, siteId), eq(domains.purpose, "images"), isNull(domains.removingAt)))
    .limit(1);
  return row;
}

/** The image domain of a name that is being taken away from a site. */
export async function findLeaving(queries: Queries, siteId: string, name: string): Promise<DomainRow | undefined> {
  const [row] = await queries
    .select()
    .from(domains)
    .where(and(eq(domains.siteId, siteId), eq(domains.name, name), isNotNull(domains.removingAt)))
    .limit(1);
  return row;
}

/** The image domains of everybody, in the order of their ids. */
export async function listImageDomains(queries: Queries, afterId: string, limit: number): Promise<DomainRow[]> {
  return queries
    .select()
    .from(domains)
    .where(and(gt(domains.id, afterId), eq(domains.purpose, "images")))
    .orderBy(asc(domains.id))
    .limit(limit);
}

export async function listDomainsOfSite(queries: Queries, siteId: string): Promise<DomainRow[]> {
  return queries.select().from(domains).where(eq(domains.siteId, siteId));
}

/** Domains of everybody, in the order of their ids. */
export async function listAllDomains(queries: Queries, afterId: string, limit: number): Promise<DomainRow[]> {
  return queries.select().from(domains).where(gt(domains.id, afterId)).orderBy(asc(domains.id)).limit(limit);
}

/** Those at a name and under it, whoever's they are. */
export async function listDomainsUnder(queries: Queries, name: string): Promise<DomainRow[]> {
  const isUnder = sql`right(${domains.name}, ${name.length + 1}) = ${`.${name}`}`;
  return queries
    .select()
    .from(domains)
    .where(or(eq(domains.name, name), isUnder))
    .orderBy(asc(domains.id));
}

export function countUncompleted(queries: Queries, reach: Reach): Promise<number> {
  return queries.$count(domains, and(within(reach, { accountId: domains.accountId }), isNull(domains.completedAt)));
}

export interface DomainFilter {
  readonly purpose: DomainPurpose;
  readonly siteId: string | undefined;
  readonly limit: number;
  readonly after: Cursor | null;
}

export async function listDomains(queries: Queries, reach: Reach, { purpose, siteId, limit, after }: DomainFilter): Promise<DomainRow[]> {
  const older = after && or(lt(domains.createdAt, after.at), and(eq(domains.createdAt, after.at), lt(domains.id, after.id)));
  return queries
    .select()
    .from(domains)
    .where(
      and(
        within(reach, OWNED),
        eq(domains.purpose, purpose),
        siteId === undefined ? undefined : eq(domains.siteId, siteId),
        older ?? undefined,
      ),
    )
    .orderBy(desc(domains.createdAt), desc(domains.id))
    .limit(limit);
}

export async function updateDomain(
  queries: Queries,
  id: string,
  changes: Partial<Omit<DomainRow, "id" | "accountId" | "siteId">>,
): Promise<void> {
  await queries.update(domains).set(changes).where(eq(domains.id, id));
}

export async function deleteDomain(queries: Queries, id: string): Promise<void> {
  await queries.delete(domains).where(eq(domains.id, id));
}

/** Those of these names that are known to be somebody's. */
export async function findOwnedDomains(queries: Queries, names: readonly string[]): Promise<DomainRow[]> {
  return queries
    .select()
    .from(domains)
    .where(and(inArray(domains.name, [...names]), isNotNull(domains.ownedAt)));
}

/** Every domain that is known to be somebody's, by its name. */
export async function listOwnedDomains(queries: Queries, after: string, limit: number): Promise<DomainRow[]> {
  return queries
    .select()
    .from(domains)
    .where(and(gt(domains.name, after), isNotNull(domains.ownedAt)))
    .orderBy(domains.name)
    .limit(limit);
}

/** Says whether visitors of a name that is somebody's are served over HTTPS. */
export async function setHasCertificate(queries: Queries, name: string, hasCertificate: boolean): Promise<void> {
  await queries
    .update(domains)
    .set({ hasCertificate })
    .where(and(eq(domains.name, name), isNotNull(domains.ownedAt)));
}
