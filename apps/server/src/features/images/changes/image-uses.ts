import type { ImageUses } from "@vitrine/contract";
import { type Reach, wholeAccount } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";

/** Pages that have a file: some of them, and how many there are in all, and before visitors. */
interface ImagePages {
  readonly named: readonly ImageUses["pages"][number][];
  readonly all: number;
  readonly live: number;
}

type FindNamed = (queries: Queries, reach: Reach, ids: readonly string[]) => Promise<{ id: string; name: string }[]>;
export type FindImagePages = (queries: Queries, reach: Reach, ids: readonly string[]) => Promise<ImagePages>;

/** What shows files of the library: whoever keeps such things says where. */
export interface FindImageUses {
  readonly findImagePages: FindImagePages;
  readonly findImageSections: FindNamed;
  readonly findImageTemplates: FindNamed;
}

export interface FoundUses extends ImageUses {
  /** Whether some of it is beyond the reach of who asks. */
  readonly isElsewhere: boolean;
}

/** Where these files are used, as far as somebody may see it; what is beyond that is counted. */
export async function findUses(queries: Queries, finders: FindImageUses, reach: Reach, ids: readonly string[]): Promise<FoundUses> {
  const own = await finders.findImagePages(queries, reach, ids);
  const all = reach.sites === null ? own : await finders.findImagePages(queries, wholeAccount(reach.accountId), ids);
  return {
    pages: [...own.named],
    sections: await finders.findImageSections(queries, reach, ids),
    templates: await finders.findImageTemplates(queries, reach, ids),
    otherPages: all.all - own.named.length,
    isLive: all.live > 0,
    isElsewhere: all.all > own.all,
  };
}

/** What of it is told. */
export function presentUses({ isElsewhere: _, pages, ...uses }: FoundUses): ImageUses {
  return {
    ...uses,
    pages: pages.map(({ pageId, siteId, title, slug, isLive, isDeleted }) => ({ pageId, siteId, title, slug, isLive, isDeleted })),
  };
}
