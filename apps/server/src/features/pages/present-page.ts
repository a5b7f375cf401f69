import type { Page } from "@vitrine/contract";
import { type Config, siteUrl } from "../../platform/config.ts";
import type { SiteRow } from "../sites/index.ts";
import type { PageRow } from "./page-store.ts";

/** Whether visitors see something else than a publish would show them now. */
export function hasUnpublishedChanges(row: PageRow): boolean {
  const isRenamed = row.publishedTitle !== null && row.publishedTitle !== row.title;
  const isOther = row.publishedVersion !== row.version || row.publishedSlug !== row.slug || row.sectionsAhead;
  return row.publishedAt !== null && (isOther || isRenamed);
}

/** Whether there is something to publish besides newer content of its synced sections. */
export function hasOtherChanges(row: PageRow): boolean {
  return hasUnpublishedChanges({ ...row, sectionsAhead: false });
}

export function presentPage(config: Config, row: PageRow, site: SiteRow): Page {
  const isPublished = row.publishedAt !== null && row.publishedSlug !== null;
  return {
    id: row.id,
    siteId: row.siteId,
    siteName: site.name,
    title: row.title,
    slug: row.slug,
    language: row.language,
    type: row.type,
    labelIds: row.labelIds,
    mainId: row.mainId,
    syncs: row.mainId !== null && row.syncs,
    status: row.deletedAt ? "deleted" : isPublished ? "published" : "not_published",
    url: isPublished ? `${siteUrl(config, site)}/${row.publishedSlug}` : null,
    hasUnpublishedChanges: hasUnpublishedChanges(row),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    lastEdited: row.lastEdited.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    publishAt: row.publishAt?.toISOString() ?? null,
    unpublishAt: row.unpublishAt?.toISOString() ?? null,
  };
}
