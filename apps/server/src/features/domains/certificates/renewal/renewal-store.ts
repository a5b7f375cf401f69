import { and, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Queries } from "../../../../platform/database/database.ts";
import { certificates } from "../tables.ts";

/** A certificate whose authority may be asked when it is best renewed. */
export interface Renewable {
  readonly host: string;
  readonly name: string;
  readonly renewalId: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly renewAt: Date;
  readonly hurriedAt: Date | null;
}

/**
 * Certificates that are good and not due yet, and whose authority is to be asked now: those first that it was not asked about.
 * @param strange a moment to ask that is later was set by a wrong clock
 */
export async function listRenewable(
  queries: Queries,
  { now, strange, limit }: { readonly now: Date; readonly strange: Date; readonly limit: number },
): Promise<Renewable[]> {
  const { host, name, renewalId, notBefore, notAfter, renewAt, hurriedAt, askRenewalAt, dueAt } = certificates;
  const rows = await queries
    .select({ host, name, renewalId, notBefore, notAfter, renewAt, hurriedAt })
    .from(certificates)
    .where(
      and(
        or(isNull(askRenewalAt), lte(askRenewalAt, now), gt(askRenewalAt, strange)),
        ...[isNotNull(name), isNotNull(renewalId), isNotNull(notBefore), isNotNull(dueAt)],
        ...[gt(renewAt, now), gt(notAfter, now)],
      ),
    )
    .orderBy(sql`${askRenewalAt} NULLS FIRST`, host)
    .limit(limit);
  return rows as Renewable[];
}

/** Says when the authority is asked next, unless the host has another certificate since. */
export async function askAgain(queries: Queries, { host, name }: Pick<Renewable, "host" | "name">, askRenewalAt: Date): Promise<void> {
  await queries
    .update(certificates)
    .set({ askRenewalAt })
    .where(and(eq(certificates.host, host), eq(certificates.name, name)));
}
