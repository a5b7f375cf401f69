import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { Caller } from "../../../platform/request-context.ts";
import { listPagesBehind } from "../../pages/index.ts";
import { pagesBehind, requireLocked, tellSection } from "../../synced/index.ts";
import { REPUBLISH_QUEUE } from "./republish-page.ts";
import { findRepublish, putRepublishState, replaceRepublish } from "./republish-store.ts";

/**
 * Has the pages published whose visitors see an older version of a section, each by a job of its own. While that is under
 * way, to ask again changes nothing.
 * @throws Refusal
 */
export async function startRepublish(
  platform: Platform,
  caller: Caller,
  { id: sectionId, alsoChanged }: { readonly id: string; readonly alsoChanged: boolean },
): Promise<void> {
  const { database, jobs, clock } = platform;
  const { accountId, actor, support } = caller;
  const section = await database.transaction(async (queries) => {
    // Held, so that two who ask at once begin it once.
    const found = await requireLocked(queries, caller, sectionId);
    const last = await findRepublish(queries, sectionId);
    if (last?.state === "running") return found;
    const pageIds = await listPagesBehind(queries, caller, pagesBehind(queries, sectionId));
    const run = clock.id("operation");
    // Support stands in for the owner, who it is done for.
    const personId = support ? accountId : actor.accountId;
    const state = pageIds.length > 0 ? "running" : "done";
    const row = { sectionId, accountId, run, personId, alsoChanged, state, begunAt: new Date(clock.now()) } as const;
    await replaceRepublish(queries, row, pageIds);
    await jobs.makeAll(
      queries,
      REPUBLISH_QUEUE,
      pageIds.map((pageId) => ({ payload: { sectionId, run, pageId }, accountId, uniqueKey: `${run}/${pageId}` })),
    );
    return found;
  });
  tellSection(platform, section);
}

/** Has no further page published; what is being published comes to its end. @throws Refusal */
export async function cancelRepublish(platform: Platform, caller: Caller, sectionId: string): Promise<void> {
  const section = await platform.database.transaction(async (queries) => {
    const found = await requireLocked(queries, caller, sectionId);
    const row = await findRepublish(queries, sectionId);
    if (!row) throw new Refusal("NOT_FOUND");
    await putRepublishState(queries, row, "cancelled");
    return found;
  });
  tellSection(platform, section);
}
