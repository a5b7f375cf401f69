import type { Platform } from "../../../platform/platform.ts";

const KEPT_MS = 30 * 86_400_000;

/** Ends the dead letters whose time is over, and tells the operator of those that wait. */
export async function tendDeadLetters({ deadLetters, clock, log }: Pick<Platform, "deadLetters" | "clock" | "log">): Promise<void> {
  await deadLetters.purge(clock.now() - KEPT_MS);
  const kept = deadLetters.list().filter(({ fate }) => fate === "kept");
  const [oldest] = kept;
  if (!oldest) return;
  const see = "npm run vitrine -- leads dead-letters list";
  log("warn", "leads.dead_letters_wait", { count: kept.length, goFrom: new Date(oldest.at + KEPT_MS).toISOString(), see });
}
