import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Reach } from "../acting/reach.ts";

/** The columns that say whose a row is, and which site it belongs to where it belongs to one. A table can be given as it is. */
interface Owned {
  readonly accountId: PgColumn;
  readonly siteId?: PgColumn;
}

/** Holds a query to what may be touched: the rows of an account, of some of its sites where the reach is limited to these. */
export function within({ accountId, sites }: Reach, owned: Owned): SQL | undefined {
  const isOwn = eq(owned.accountId, accountId);
  return sites === null || !owned.siteId ? isOwn : and(isOwn, inArray(owned.siteId, [...sites]));
}
