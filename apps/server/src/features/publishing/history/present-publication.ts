import type { Publication } from "@vitrine/contract";
import type { Queries } from "../../../platform/database/database.ts";
import { findAccount } from "../../accounts/index.ts";
import { findLiveId, type ToldPublication } from "./kept-publication-store.ts";

/** Kept publications of a page as people see them: with the names of those who published them, and which one visitors get. */
export async function presentPublications(queries: Queries, pageId: string, rows: readonly ToldPublication[]): Promise<Publication[]> {
  const liveId = await findLiveId(queries, pageId);
  const nameOf = await namesOf(
    queries,
    rows.flatMap(({ publishedBy, rolledBackBy }) => [publishedBy, rolledBackBy]),
  );
  // Support is nobody of the account: who of it published is not told.
  const whoOf = (by: string | null, via: ToldPublication["publishedVia"]) =>
    by === null || via === null ? null : { via, name: via === "support" ? null : nameOf(by) };
  return rows.map((row) => ({
    id: row.id,
    pageId: row.pageId,
    version: row.version,
    title: row.title,
    slug: row.slug,
    weight: row.weight,
    publishedAt: row.publishedAt.toISOString(),
    publishedBy: whoOf(row.publishedBy, row.publishedVia),
    isLive: row.id === liveId,
    rolledBackAt: row.rolledBackAt?.toISOString() ?? null,
    rolledBackBy: whoOf(row.rolledBackBy, row.rolledBackVia),
  }));
}

/** The names of people by their accounts; null for one who is gone. */
export async function namesOf(queries: Queries, ids: readonly (string | null)[]): Promise<(id: string) => string | null> {
  const names = new Map<string, string>();
  for (const id of new Set(ids)) {
    const account = id === null ? undefined : await findAccount(queries, id);
    if (account) names.set(account.id, account.name);
  }
  return (id) => names.get(id) ?? null;
}
