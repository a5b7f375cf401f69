import type { Platform } from "../../../platform/platform.ts";
import { findDrained } from "./cursor-store.ts";

const KEPT_MS = 30 * 86_400_000;

/**
 * Ends the dead letters whose time is over, and those that are leads already, left behind by a kill; tells the operator
 * of those that wait.
 */
export async function tendDeadLetters({
  database,
  deadLetters,
  clock,
  log,
}: Pick<Platform, "database" | "deadLetters" | "clock" | "log">): Promise<void> {
  await deadLetters.purge(clock.now() - KEPT_MS);
  const keptNow = () => deadLetters.list().filter(({ fate }) => fate === "kept");
  const fedBack = await findDrained(
    database.queries,
    keptNow().map(({ id }) => id),
  );
  if (fedBack.length > 0) await deadLetters.close(fedBack, "fed_back");
  const kept = keptNow();
  const [oldest] = kept;
  if (!oldest) return;
  const see = "npm run vitrine -- leads dead-letters list";
  log("warn", "leads.dead_letters_wait", { count: kept.length, goFrom: new Date(oldest.at + KEPT_MS).toISOString(), see });
}
