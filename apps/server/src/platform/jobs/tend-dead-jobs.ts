import type { Platform } from "../platform.ts";
import { countJobs, forgetDead } from "./view-store.ts";

const KEPT_MS = 30 * 86_400_000;

/** Forgets what was set aside thirty days ago, and tells the operator of what waits for him. */
export async function tendDeadJobs({ database, clock, log }: Pick<Platform, "database" | "clock" | "log">): Promise<void> {
  const gone = await forgetDead(database.queries, new Date(clock.now() - KEPT_MS));
  if (gone > 0) log("warn", "jobs.dead_forgotten", { count: gone });
  const queues = (await countJobs(database.queries)).filter(({ state }) => state === "dead").map(({ queue, count }) => [queue, count]);
  if (queues.length > 0) log("warn", "jobs.dead_wait", { queues: Object.fromEntries(queues), see: "npm run vitrine -- jobs dead" });
}
