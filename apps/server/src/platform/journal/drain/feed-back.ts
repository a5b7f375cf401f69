import type { Platform } from "../../platform.ts";
import { findCursor, lockDrain, writeCursor } from "./cursor-store.ts";
import type { SyncedDrain } from "./intake-drain.ts";
import { sortEntries } from "./sort-records.ts";
import { storeOrBlame } from "./store-or-blame.ts";

/** What came of feeding a dead letter back. */
export type FeedBack =
  /** It is stored now; `earlier`: it was already, and only the letter had stayed behind. */
  | { readonly outcome: "stored" | "earlier" }
  /** Its account is gone, and so is the letter. */
  | { readonly outcome: "dropped" }
  | { readonly outcome: "refused"; readonly reason: string };

const DONE = { segment: 1, offset: 0 };

/**
 * Stores the entry of a dead letter that is kept, once: a letter is drained like a journal of a single entry, under its
 * own id. So whoever is killed between the row and the letter's end, or asks twice, or has the folder twice, stores
 * nothing twice.
 * @throws what the database says when it is away, or refuses every entry; the letter stays.
 */
export async function feedBackLetter<Entry>(
  { database, deadLetters }: Pick<Platform, "database" | "deadLetters">,
  drain: SyncedDrain<Entry>,
  id: string,
): Promise<FeedBack> {
  const content = await deadLetters.read(id);
  const done = await database.transaction(async (queries): Promise<FeedBack> => {
    await lockDrain(queries, drain.kind.name);
    if (await findCursor(queries, id)) return { outcome: "earlier" };
    if (content === null) return { outcome: "refused", reason: "what it holds cannot be opened: it was sealed under another key" };
    if (!drain.isEntry(content)) return { outcome: "refused", reason: `it is not what a ${drain.noun} looks like` };
    const { entries, refused, dropped } = await sortEntries(queries, drain, [content]);
    if (dropped > 0) return { outcome: "dropped" };
    const [entry] = entries;
    const refusal = entry === undefined ? refused[0] : await storeOrBlame(queries, drain, entry);
    if (refusal) return { outcome: "refused", reason: refusal.sqlstate ? `${refusal.sqlstate}: ${refusal.reason}` : refusal.reason };
    await writeCursor(queries, id, DONE);
    return { outcome: "stored" };
  });
  if (done.outcome === "stored" || done.outcome === "earlier") await deadLetters.close([id], "fed_back");
  const gone = done.outcome === "dropped" ? (deadLetters.find(id)?.accountIds ?? []) : [];
  for (const accountId of gone) await deadLetters.removeOf(accountId);
  return done;
}
