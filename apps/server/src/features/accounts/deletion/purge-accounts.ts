import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { beginRemoval, forgetRemoved, listDue, listRemoved } from "./removal-store.ts";

const BATCH = 50;
/** How long what was under way at an account's end is still cleared up: leads in the journal, images being made, e-mails. In milliseconds. */
const AFTERMATH_MS = 7 * 86_400_000;
/** How long the ids of accounts that are gone are known: a node that was off for weeks has leads of theirs in its journal. In milliseconds. */
const KNOWN_MS = 400 * 86_400_000;

type Telling = Pick<Platform, "database" | "clock" | "log" | "events" | "callers">;

/** Closes the accounts whose time of grace is over, and tells of them; returns how many. Cut off at any point, the next run goes on. */
export async function purgeAccounts(platform: Telling): Promise<number> {
  const { database, clock, log } = platform;
  await forgetRemoved(database.queries, new Date(clock.now() - KNOWN_MS));
  for (const id of await listRemoved(database.queries, new Date(clock.now() - AFTERMATH_MS)))
    await tellUnlessTold(platform, database.queries, id);
  let closed = 0;
  let after = "";
  for (;;) {
    const due = await listDue(database.queries, new Date(clock.now()), after, BATCH);
    for (const id of due) {
      // One that cannot be closed today must not keep the others.
      try {
        if (await closeAccount(platform, id)) closed += 1;
      } catch (error) {
        log("error", "accounts.removal_failed", { accountId: id, error });
      }
    }
    const last = due.at(-1);
    if (due.length < BATCH || last === undefined) return closed;
    after = last;
  }
}

/** From then on nobody can log in to it or keep it, and whoever has something of it hears that it must go. */
async function closeAccount(platform: Telling, id: string): Promise<boolean> {
  const { database, clock, callers } = platform;
  const isClosed = await database.transaction(async (queries) => {
    if (!(await beginRemoval(queries, id, new Date(clock.now())))) return false;
    await tellUnlessTold(platform, queries, id);
    return true;
  });
  if (isClosed) callers.forget(id);
  return isClosed;
}

/** One telling at a time is enough, however long those who listen take over it. */
async function tellUnlessTold({ events }: Telling, queries: Queries, accountId: string): Promise<void> {
  if ((await events.unheard(queries, "account.deleted", accountId)) === 0) await events.tell(queries, "account.deleted", { accountId });
}
