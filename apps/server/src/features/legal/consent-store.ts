import { asc, eq } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import type { LegalVersion } from "./legal-versions.ts";
import { consents } from "./tables.ts";

export type ConsentRow = typeof consents.$inferSelect;

export interface Acceptance {
  readonly accountId: string;
  readonly versions: readonly LegalVersion[];
  readonly acceptedAt: Date;
  readonly ip: string;
}

/** Keeps that an account agreed to these texts; what it had agreed to before stays as it was. */
export async function recordConsents(queries: Queries, { accountId, versions, acceptedAt, ip }: Acceptance): Promise<void> {
  if (versions.length === 0) return;
  await queries
    .insert(consents)
    .values(versions.map(({ document, version, language }) => ({ accountId, document, version, language, acceptedAt, ip })))
    .onConflictDoNothing();
}

/** Everything an account agreed to, in the order it did. */
export function listConsents(queries: Queries, accountId: string): Promise<ConsentRow[]> {
  return queries.select().from(consents).where(eq(consents.accountId, accountId)).orderBy(asc(consents.acceptedAt), asc(consents.document));
}
