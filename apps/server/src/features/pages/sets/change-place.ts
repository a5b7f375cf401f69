import type { Reach } from "../../../platform/acting/reach.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { ALONE, updatePage } from "../page-store.ts";
import { refuseHeldBack } from "../policy.ts";
import { holdSet } from "./hold-set.ts";
import { tellRegrouped } from "./tell-regrouped.ts";

export interface PlaceInSet {
  /** Whether a variant is published together with its main page. */
  readonly syncs?: boolean | undefined;
  /** Null takes it out of its set. */
  readonly mainId?: null | undefined;
}

/** Changes how a page stands in its set. @throws Refusal */
export async function changePlace(platform: Platform, reach: Reach, id: string, { syncs, mainId }: PlaceInSet): Promise<void> {
  await platform.database.transaction(async (queries) => {
    const set = await holdSet(queries, reach, id);
    if (!set) throw new Refusal("NOT_FOUND");
    if (syncs === true) refuseHeldBack("sync", mainId === null ? { ...set, main: null } : set);
    if (mainId === null) {
      await updatePage(queries, id, ALONE);
      // It is in another set than those that it leaves.
      for (const page of set.main ? [set.page, set.main] : []) await tellRegrouped(platform, queries, page);
    } else if (syncs !== undefined) await updatePage(queries, id, { syncs });
  });
}
