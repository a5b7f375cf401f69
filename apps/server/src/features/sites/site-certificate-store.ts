import { and, eq, gt, inArray, isNull, ne } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import { certifiedDomains, sites } from "./tables.ts";

/** Whether every site under a domain of the platform is shown under its one certificate. */
export async function isCertified(queries: Queries, domain: string): Promise<boolean> {
  return (await queries.$count(certifiedDomains, eq(certifiedDomains.domain, domain))) > 0;
}

/** Says whether it is: sites that are made from now on are. */
export async function setCertified(queries: Queries, domain: string, hasCertificate: boolean): Promise<void> {
  if (hasCertificate) await queries.insert(certifiedDomains).values({ domain }).onConflictDoNothing();
  else await queries.delete(certifiedDomains).where(eq(certifiedDomains.domain, domain));
}

/** Holds the next sites without a domain of their own, in the order of their ids, of which the row says otherwise. */
export async function lockOtherwise(
  queries: Queries,
  { hasCertificate, after, limit }: { readonly hasCertificate: boolean; readonly after: string; readonly limit: number },
): Promise<{ readonly id: string; readonly accountId: string }[]> {
  return queries
    .select({ id: sites.id, accountId: sites.accountId })
    .from(sites)
    .where(and(gt(sites.id, after), isNull(sites.domain), ne(sites.hasCertificate, hasCertificate)))
    .orderBy(sites.id)
    .limit(limit)
    .for("update");
}

/** Says whether the addresses of some sites have a certificate. Whoever calls holds their rows and tells `site.moved`. */
export async function setCertificateOf(queries: Queries, ids: readonly string[], hasCertificate: boolean): Promise<void> {
  await queries
    .update(sites)
    .set({ hasCertificate })
    .where(inArray(sites.id, [...ids]));
}
