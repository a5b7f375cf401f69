import type { Platform } from "../../../platform/platform.ts";
import { findCursor, lockDrain, writeCursor } from "./cursor-store.ts";
import { isLeadEntry } from "./is-lead-entry.ts";
import type { FindAccounts } from "./sort-records.ts";
import { storeOrBlame } from "./store-or-blame.ts";

/** What came of feeding a dead letter back. */
export type FeedBack =
  /** It is a lead now; `earlier`: it was already, and only the letter had stayed behind. */
  | { readonly outcome: "stored" | "earlier" }
  /** Its account is gone, and so is the letter. */
  | { readonly outcome: "dropped" }
  | { readonly outcome: "refused"; readonly reason: string };

const DONE = { segment: 1, offset: 0 };

/**
 * Stores the lead of a dead letter that is kept, once: a letter is drained like a journal of a single entry, under its
 * own id. So whoever is killed between the row and the letter's end, or asks twice, or has the folder twice, stores
 * nothing twice.
 * @throws what the database says when it is away, or refuses every lead; the letter stays.
 */
export async function feedBack(platform: Platform, findAccounts: FindAccounts, id: string): Promise<FeedBack> {
  const { database, deadLetters, clock } = platform;
  const content = await deadLetters.read(id);
  const done = await database.transaction(async (queries): Promise<FeedBack & { readonly accountId?: string }> => {
    await lockDrain(queries);
    if (await findCursor(queries, id)) return { outcome: "earlier" };
    if (content === null) return { outcome: "refused", reason: "what it holds cannot be opened: it was sealed under another key" };
    if (!isLeadEntry(content)) return { outcome: "refused", reason: "it is not what a lead looks like" };
    const { accountId } = content;
    const presence = (await findAccounts(queries, [accountId])).get(accountId);
    if (presence === "removed") return { outcome: "dropped", accountId };
    if (presence === undefined) return { outcome: "refused", reason: "this database knows no such account" };
    const letter = await storeOrBlame(queries, content, clock);
    if (letter) return { outcome: "refused", reason: letter.sqlstate ? `${letter.sqlstate}: ${letter.reason}` : letter.reason };
    await writeCursor(queries, id, DONE);
    return { outcome: "stored" };
  });
  if (done.outcome === "stored" || done.outcome === "earlier") await deadLetters.close([id], "fed_back");
  if (done.accountId !== undefined) await deadLetters.removeOf(done.accountId);
  return done;
}
