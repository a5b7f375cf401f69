import type { Queries } from "../../platform/database/database.ts";
import type { ImagePages } from "../domains/index.ts";
import { findPages, hasUnpublishedChanges } from "../pages/index.ts";
import { countPublications, listNamingImages } from "./publication-store.ts";

/** How many pages of a site are published, and which of them do not have their images where they are to have them. */
export async function countImagePages(
  queries: Queries,
  siteId: string,
  { host, isLeaving }: { readonly host: string; readonly isLeaving: boolean },
): Promise<ImagePages> {
  const published = await countPublications(queries, siteId);
  const behind = await listNamingImages(queries, siteId, host, isLeaving);
  const pages = await findPages(queries, behind);
  const held = pages.filter(hasUnpublishedChanges).length;
  return { published, following: behind.length - held, held };
}
