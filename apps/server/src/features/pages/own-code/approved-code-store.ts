import { and, eq, inArray } from "drizzle-orm";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { within } from "../../../platform/database/within.ts";
import { approvedCode } from "../tables.ts";

/** Of these seals, those that are switched on in an account. */
export async function findApprovedCode(queries: Queries, reach: Reach, seals: readonly string[]): Promise<Set<string>> {
  if (seals.length === 0) return new Set();
  const rows = await queries
    .select({ seal: approvedCode.seal })
    .from(approvedCode)
    .where(and(within(reach, approvedCode), inArray(approvedCode.seal, [...seals])));
  return new Set(rows.map(({ seal }) => seal));
}

/** What is switched on in an account, in the order of its seals. */
export async function listApprovedCode(queries: Queries, reach: Reach): Promise<ApprovedCode[]> {
  const { seal, approvedBy, approvedAt } = approvedCode;
  return queries.select({ seal, approvedBy, approvedAt }).from(approvedCode).where(within(reach, approvedCode)).orderBy(seal);
}

export interface ApprovedCode {
  readonly seal: string;
  /** The person who saw it. */
  readonly approvedBy: string;
  readonly approvedAt: Date;
}

/** Who switched it on first stays. */
export async function insertApprovedCode(queries: Queries, { accountId }: Reach, row: ApprovedCode): Promise<void> {
  await queries
    .insert(approvedCode)
    .values({ accountId, ...row })
    .onConflictDoNothing();
}

export async function deleteApprovedCode(queries: Queries, reach: Reach, seal: string): Promise<void> {
  await queries.delete(approvedCode).where(and(within(reach, approvedCode), eq(approvedCode.seal, seal)));
}
