import { TRASH_DAYS } from "@vitrine/contract";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { tellPage } from "../tell-page.ts";
import { deleteFromTrash, sweepPages } from "./trash-store.ts";

const DAY_MS = 86_400_000;

/** Pages that are deleted in one go: others wait for what that holds. */
const BATCH = 50;

/** Deletes a page in the trash for good. @throws Refusal */
export async function removeForGood(platform: Platform, reach: Reach, id: string): Promise<void> {
  if (!(await deleteFromTrash(platform.database.queries, reach, id))) throw new Refusal("NOT_FOUND");
  tellPage(platform, reach.accountId, id, { what: "deleted" });
}

/** Deletes for good what has lain in the trash for its days, of all accounts. */
export async function emptyTrash(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const before = new Date(clock.now() - TRASH_DAYS * DAY_MS);
  for (;;) {
    const swept = await sweepPages(database.queries, before, BATCH);
    for (const { id, accountId } of swept) tellPage(platform, accountId, id, { what: "deleted" });
    if (swept.length < BATCH) return;
  }
}
