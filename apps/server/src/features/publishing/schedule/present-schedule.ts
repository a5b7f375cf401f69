import type { PageSchedule } from "@vitrine/contract";
import type { Queries } from "../../../platform/database/database.ts";
import type { PageRow } from "../../pages/index.ts";
import { namesOf } from "../history/present-publication.ts";

/** The times that are set for a page, with the names of those who set them. */
export async function presentSchedule(queries: Queries, page: PageRow): Promise<PageSchedule> {
  const { publishAt, publishAtBy, unpublishAt, unpublishAtBy, scheduleProblem } = page;
  const nameOf = await namesOf(queries, [publishAtBy, unpublishAtBy]);
  const planned = (at: Date | null, by: string | null) => at && { at: at.toISOString(), by: by === null ? null : nameOf(by) };
  return { publish: planned(publishAt, publishAtBy), unpublish: planned(unpublishAt, unpublishAtBy), problem: scheduleProblem };
}
