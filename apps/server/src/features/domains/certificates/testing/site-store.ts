import { sql } from "drizzle-orm";
import type { Queries } from "../../../../platform/database/database.ts";

/** Stores a site of a domain, as whoever makes sites does. */
export async function insertTestSite(
  queries: Queries,
  {
    id,
    accountId,
    name,
    domain,
    at,
  }: { readonly id: string; readonly accountId: string; readonly name: string; readonly domain: string; readonly at: Date },
): Promise<void> {
  await queries.execute(
    sql`INSERT INTO sites (id, account_id, name, folder, domain, region, is_main, is_producer, uses_filter, created_at)
      VALUES (${id}, ${accountId}, ${name}, ${name}, ${domain}, 'br', false, false, false, ${at.toISOString()})`,
  );
}
