import { MOST_SHARES_A_PAGE } from "@vitrine/contract";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { lockPage } from "../pages/index.ts";
import { countOpen, insertShare, type ShareRow } from "./share-store.ts";
import { newToken } from "./share-token.ts";

/** Makes a link that shows a page until a moment, in ISO 8601. @throws Refusal */
export async function createShare(
  platform: Platform,
  reach: Reach,
  { id, expiresAt }: { readonly id: string; readonly expiresAt: string },
): Promise<ShareRow> {
  const { database, clock } = platform;
  return database.transaction(async (queries) => {
    // Held, so that a limit counted is a limit kept.
    const page = await lockPage(queries, reach, id);
    if (!page) throw new Refusal("NOT_FOUND");
    const now = new Date(clock.now());
    const until = new Date(expiresAt);
    if (until <= now) throw new Refusal("INVALID_INPUT", { fields: [{ path: "expiresAt", code: "expiry_past" }] });
    if ((await countOpen(queries, reach, id, now)) >= MOST_SHARES_A_PAGE) {
      throw new Refusal("SHARE_LIMIT", { values: { limit: MOST_SHARES_A_PAGE } });
    }
    const { accountId } = page;
    const row = { id: clock.id("share"), pageId: id, accountId, ...newToken(platform), copies: 0, createdAt: now, expiresAt: until };
    const share: ShareRow = { ...row, deletedAt: null };
    await insertShare(queries, share);
    return share;
  });
}
