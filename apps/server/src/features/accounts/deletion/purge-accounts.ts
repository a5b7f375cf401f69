import type { Platform } from "../../../platform/platform.ts";
import { closeEvents } from "../../audit/index.ts";
import { beginRemoval, finishRemoval, forgetRemoved, listDue, listRemoved } from "./removal-store.ts";

const BATCH = 50;
/** How long what was under way at an account's end is still cleared up: leads in the journal, images being made, e-mails. In milliseconds. */
const AFTERMATH_MS = 7 * 86_400_000;
/** How long the ids of accounts that are gone are known: a node that was off for weeks has leads of theirs in its journal. In milliseconds. */
const KNOWN_MS = 400 * 86_400_000;

export interface RemovalHooks {
  /**
   * Removes what an account has outside of its row and the rows that hang on it: sites that are served, files,
   * leads. It may be called again after being cut off, and is, for some days, after the account is gone.
   */
  removeBelongings(accountId: string): Promise<void>;
}

/**
 * Carries out the deletions whose time of grace is over: the account is closed, then what it has goes, then its
 * row and the e-mails sent to it; of its events the access records stay a while. Cut off at any point, the next run
 * goes on. Returns how many accounts are gone.
 */
export async function purgeAccounts(platform: Platform, { removeBelongings }: RemovalHooks): Promise<number> {
  const { database, clock, log, mail } = platform;
  // One that cannot be removed today must not keep the others.
  const attempt = (id: string, work: () => Promise<boolean>): Promise<boolean> =>
    work().catch((error: unknown) => {
      log("error", "accounts.removal_failed", { accountId: id, error });
      return false;
    });
  await forgetRemoved(database.queries, new Date(clock.now() - KNOWN_MS));
  const clearUp = async (accountId: string): Promise<boolean> => {
    await mail.forget(database.queries, { accountId, addresses: [] });
    await closeEvents(database.queries, accountId);
    await removeBelongings(accountId);
    return true;
  };
  for (const id of await listRemoved(database.queries, new Date(clock.now() - AFTERMATH_MS))) await attempt(id, () => clearUp(id));
  let gone = 0;
  let after = "";
  for (;;) {
    const due = await listDue(database.queries, new Date(clock.now()), after, BATCH);
    for (const id of due) if (await attempt(id, () => removeAccount(platform, id, removeBelongings))) gone += 1;
    const last = due.at(-1);
    if (due.length < BATCH || last === undefined) return gone;
    after = last;
  }
}

async function removeAccount(platform: Platform, id: string, removeBelongings: RemovalHooks["removeBelongings"]): Promise<boolean> {
  const { database, clock, callers, mail } = platform;
  if (!(await beginRemoval(database.queries, id, new Date(clock.now())))) return false;
  callers.forget(id);
  await removeBelongings(id);
  await database.transaction(async (queries) => {
    const addresses = await finishRemoval(queries, id, new Date(clock.now()));
    await mail.forget(queries, { accountId: id, addresses });
    await closeEvents(queries, id);
  });
  return true;
}
