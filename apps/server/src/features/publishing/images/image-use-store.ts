import { USES_NAMED } from "@vitrine/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { type ImagePages, listImagePages } from "../../pages/index.ts";
import { keptPublications, publications } from "../tables.ts";

/** Selects the pages whose visitors see one of these files of the library; as the index `publications_by_image` has them. */
export function pagesShowing(queries: Queries, ids: readonly string[]) {
  const wanted = textArray(ids);
  return queries.select({ pageId: publications.pageId }).from(publications).where(sql`${publications.imageIds}::jsonb ?| ${wanted}`);
}

/** The same for publications that are kept; as the index `kept_publications_by_image` has them. */
export function pagesThatShowed(queries: Queries, ids: readonly string[]) {
  const wanted = textArray(ids);
  return queries
    .select({ pageId: keptPublications.pageId })
    .from(keptPublications)
    .where(sql`${keptPublications.imageIds}::jsonb ?| ${wanted}`);
}

function textArray(texts: readonly string[]): SQL {
  return sql`ARRAY[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
}

/** The pages that have one of these files, in their documents, before visitors, or in what is kept for putting back. */
export function findImagePages(queries: Queries, reach: Reach, ids: readonly string[]): Promise<ImagePages> {
  return listImagePages(queries, reach, ids, { shown: pagesShowing(queries, ids), kept: pagesThatShowed(queries, ids) }, USES_NAMED);
}
