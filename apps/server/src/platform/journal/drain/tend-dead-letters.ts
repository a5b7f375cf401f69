import type { Platform } from "../../platform.ts";
import { findDrained } from "./cursor-store.ts";
import type { SyncedDrain } from "./intake-drain.ts";

const KEPT_MS = 30 * 86_400_000;

/**
 * Ends the dead letters whose time is over, those of accounts that are gone, and those that are stored already, left
 * behind by a kill; tells the operator of those of this kind that wait. They are on this node's disk, so that each node
 * does it for itself.
 */
export async function tendDeadLetters<Entry>(
  { database, deadLetters, clock, log }: Pick<Platform, "database" | "deadLetters" | "clock" | "log">,
  { kind, findGone }: Pick<SyncedDrain<Entry>, "kind" | "findGone">,
): Promise<void> {
  await deadLetters.purge(clock.now() - KEPT_MS);
  const keptNow = () => deadLetters.list().filter((letter) => letter.kind === kind.name && letter.fate === "kept");
  const before = keptNow();
  const accounts = [...new Set(before.flatMap(({ accountIds }) => accountIds))];
  const gone = accounts.length > 0 ? ((await findGone?.(database.queries, accounts)) ?? []) : [];
  for (const accountId of gone) await deadLetters.removeOf(accountId);
  const fedBack = await findDrained(
    database.queries,
    before.map(({ id }) => id),
  );
  if (fedBack.length > 0) await deadLetters.close(fedBack, "fed_back");
  const kept = keptNow();
  const [oldest] = kept;
  if (!oldest) return;
  const see = `npm run vitrine -- ${kind.name} dead-letters list`;
  log("warn", `${kind.name}.dead_letters_wait`, { count: kept.length, goFrom: new Date(oldest.at + KEPT_MS).toISOString(), see });
}
