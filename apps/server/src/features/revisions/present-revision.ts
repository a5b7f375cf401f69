import type { Revision } from "@vitrine/contract";
import type { Queries } from "../../platform/database/database.ts";
import { findAccount } from "../accounts/index.ts";
import type { PageRow } from "../pages/index.ts";
import { lastPublishedAt, type RevisionRow } from "./revision-store.ts";

/** Revisions of a page as people see them: with the names of those who brought them about, and which one visitors see. */
export async function presentRevisions(queries: Queries, page: PageRow, rows: readonly RevisionRow[]): Promise<Revision[]> {
  const names = new Map<string, string>();
  for (const id of new Set(rows.flatMap(({ byId, publishedBy }) => [byId, publishedBy]))) {
    const account = id === null ? undefined : await findAccount(queries, id);
    if (account) names.set(account.id, account.name);
  }
  const liveSince = page.publishedAt === null ? null : await lastPublishedAt(queries, page.id);
  return rows.map((row) => ({
    id: row.id,
    pageId: row.pageId,
    kind: row.kind,
    name: row.name,
    title: row.title,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    by: (row.byId !== null && names.get(row.byId)) || null,
    bySupport: row.bySupport,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    publishedBy: publisherOf(row, names),
    isLive: liveSince !== null && row.publishedAt?.getTime() === liveSince.getTime(),
    sections: row.sections,
    changes: row.changes,
  }));
}

/** Support is nobody of the account: who of it published is not told. */
function publisherOf({ publishedBy, publishedVia }: RevisionRow, names: ReadonlyMap<string, string>): Revision["publishedBy"] {
  if (publishedBy === null || publishedVia === null) return null;
  return { via: publishedVia, name: (publishedVia === "support" ? undefined : names.get(publishedBy)) ?? null };
}
