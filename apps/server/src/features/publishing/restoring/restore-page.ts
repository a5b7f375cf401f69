import type { KeptDocument } from "@vitrine/document";
import { z } from "zod";
import { wholeAccount } from "../../../platform/acting/reach.ts";
import { jobQueue } from "../../../platform/jobs/job.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { ImageLibrary } from "../../images/index.ts";
import { findLive } from "../history/kept-publication-store.ts";
import { publishAsItWas } from "../publish-as-is.ts";
import type { PublishingTools } from "../publish-page.ts";

/** One page whose files a disk has lost. */
export const RESTORE_QUEUE = jobQueue("publishing.restore-page", z.object({ accountId: z.string(), pageId: z.string() }));

/** What a page was at a version that visitors were given; undefined where that is kept no longer. Its history offers it. */
export type FindPublished = (pageId: string, version: number) => Promise<KeptDocument | undefined>;

interface Tools extends PublishingTools {
  readonly findPublished: FindPublished;
}

/** Makes what visitors get of a page again, as far as what it is made of is there. */
export async function restorePage(
  platform: Platform,
  { findPublished, ...tools }: Tools,
  { accountId, pageId }: { readonly accountId: string; readonly pageId: string },
): Promise<void> {
  const live = await findLive(platform.database.queries, pageId);
  if (!live) return;
  const source = { version: live.version, sectionIds: Object.keys(live.sections), find: () => findPublished(pageId, live.version) };
  try {
    const library = whateverIsThere(tools.library);
    if (await publishAsItWas(platform, { ...tools, library }, wholeAccount(accountId), pageId, source)) return;
    platform.log("error", "publishing.page_lost", { pageId, version: live.version });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code !== "NOT_FOUND") platform.log("error", "publishing.page_lost", { pageId, version: live.version, error });
  }
}

/** A picture that the disk has lost too is missing on the page, which is there all the same. */
function whateverIsThere(library: ImageLibrary): ImageLibrary {
  return {
    ...library,
    makeServable: (image) => library.makeServable(image).catch(() => undefined),
    files: { ...library.files, readDerived: (...asked) => library.files.readDerived(...asked).catch(() => null) },
  };
}
