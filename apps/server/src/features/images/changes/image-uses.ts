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
/** Sites whose icon is one of these files: those within the reach, and how many there are in the whole account. */
export interface ImageSites {
  readonly named: ImageUses["sites"];
  readonly all: number;
}

export type FindImageSites = (queries: Queries, reach: Reach, ids: readonly string[]) => Promise<ImageSites>;
export type FindImagePages = (queries: Queries, reach: Reach, ids: readonly string[]) => Promise<ImagePages>;

/** What shows files of the library: whoever keeps such things says where. */
export interface FindImageUses {
  readonly findImagePages: FindImagePages;
  readonly findImageSites: FindImageSites;
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
  const sites = await finders.findImageSites(queries, reach, ids);
  const otherSites = sites.all - sites.named.length;
  return {
    pages: [...own.named],
    sites: sites.named,
    sections: await finders.findImageSections(queries, reach, ids),
    templates: await finders.findImageTemplates(queries, reach, ids),
    otherPages: all.all - own.named.length,
    otherSites,
    isLive: all.live + sites.all > 0,
    isElsewhere: all.all > own.all || otherSites > 0,
  };
}

/** What of it is told. */
export function presentUses({ isElsewhere: _, pages, ...uses }: FoundUses): ImageUses {
  return {
    ...uses,
    pages: pages.map(({ pageId, siteId, title, slug, isLive, isDeleted, isEarlier }) => ({
      ...{ pageId, siteId, title, slug, isLive, isDeleted, isEarlier },
    })),
  };
}
