import type { Reach } from "../../../platform/acting/reach.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { NOT_SCHEDULED } from "../page-changes.ts";
import { updatePage } from "../page-store.ts";
import { refuseHeldBack } from "../policy.ts";
import { holdSet } from "../sets/hold-set.ts";
import { tellRegrouped } from "../sets/tell-regrouped.ts";
import { forgetUpdate } from "../site-style/site-style-store.ts";
import { tellPage } from "../tell-page.ts";

/** Puts a page into the trash: out of everything but that, with all that hangs on it. @throws Refusal */
export async function putIntoTrash(platform: Platform, reach: Reach, id: string): Promise<void> {
  const { database, clock } = platform;
  await database.transaction(async (queries) => {
    const set = await holdSet(queries, reach, id);
    if (!set) throw new Refusal("NOT_FOUND");
    refuseHeldBack("delete", set);
    await updatePage(queries, id, { deletedAt: new Date(clock.now()), syncs: false, ...NOT_SCHEDULED });
    // Of a page in the trash nobody finds out any more which set it was taken off in a moment ago.
    if (set.main) await tellRegrouped(platform, queries, set.main);
    // What its site's style asks of it, it has once it is restored.
    await forgetUpdate(queries, set.site.id, id);
  });
  tellPage(platform, reach.accountId, id, { what: "deleted" });
}
