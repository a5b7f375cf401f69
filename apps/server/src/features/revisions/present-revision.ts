import type { Revision } from "@vitrine/contract";
import type { Queries } from "../../platform/database/database.ts";
import { findAccount } from "../accounts/index.ts";
import type { PageRow } from "../pages/index.ts";
import { lastPublishedAt, type RevisionRow } from "./revision-store.ts";

/** Revisions of a page as people see them: with the names of those who brought them about, and which one visitors see. */
export async function presentRevisions(queries: Queries, page: PageRow, rows: readonly RevisionRow[]): Promise<Revision[]> {
  const names = new Map<string, string>();
  for (const byId of new Set(rows.map((row) => row.byId))) {
    const account = byId === null ? undefined : await findAccount(queries, byId);
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
    publishedAt: row.publishedAt?.toISOString() ?? null,
    isLive: liveSince !== null && row.publishedAt?.getTime() === liveSince.getTime(),
    sections: row.sections,
    changes: row.changes,
  }));
}
