import { USES_NAMED } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Queries } from "../../platform/database/database.ts";
import { type ImagePages, listImagePages } from "../pages/index.ts";
import { publications } from "./tables.ts";

/** Selects the pages whose visitors see one of these files of the library; as the index `publications_by_image` has them. */
function pagesShowing(queries: Queries, ids: readonly string[]) {
  const wanted = sql`ARRAY[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`;
  return queries.select({ pageId: publications.pageId }).from(publications).where(sql`${publications.imageIds}::jsonb ?| ${wanted}`);
}

/** The pages that have one of these files, in their documents or before visitors. */
export function findImagePages(queries: Queries, reach: Reach, ids: readonly string[]): Promise<ImagePages> {
  return listImagePages(queries, reach, ids, pagesShowing(queries, ids), USES_NAMED);
}
