import type { Plan } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import type { PlanTerm, Standing } from "../../platform/request-context.ts";
import { DEFAULT_PLANS } from "./default-plans.data.ts";
import { findPlan, readPlanName } from "./find-plan.ts";
import { planEnd } from "./plan-end.ts";
import { addPlans, listPlans } from "./plan-store.ts";
import { type PlanHolder, standingOf } from "./standing-of.ts";

/** The plan table as it stands, in memory: what everybody's rights are read from. */
export interface PlanTable {
  rows(): readonly Plan[];
  standingOf(holder: PlanHolder, now: number): Standing;
  /** A plan of that name that starts at a moment. */
  starting(name: string, start: Date): PlanTerm;
  /** Reads the rows again, after a change. */
  refresh(): Promise<void>;
  stop(): void;
}

/** Days a trial lasts that the table says nothing of. */
const TRIAL_DAYS = 14;
/** Milliseconds after which a change made on another node is seen. */
const REFRESH_MS = 5_000;

/** Opens the plan table; a new installation's is filled with the default plans. */
export async function openPlanTable({ database, config, log }: Pick<Platform, "database" | "config" | "log">): Promise<PlanTable> {
  let rows: readonly Plan[] = [];
  const refresh = async (): Promise<void> => {
    rows = await listPlans(database.queries);
  };
  await refresh();
  if (rows.length === 0) {
    await addPlans(database.queries, DEFAULT_PLANS);
    await refresh();
  }
  // The embedded database has no other node; rights read before an outage go on counting through it.
  const timer = config.databaseUrl
    ? setInterval(() => void refresh().catch((error: unknown) => log("warn", "plans.unread", { error })), REFRESH_MS).unref()
    : undefined;
  return {
    rows: () => rows,
    standingOf: (holder, now) => standingOf(rows, holder, now),
    starting(name, start) {
      const row = findPlan(rows, name);
      const period = row?.period ?? readPlanName(name).period;
      return { name, startAt: start, renewalDate: planEnd(period, row?.trialDays ?? TRIAL_DAYS, start) };
    },
    refresh,
    stop: () => clearInterval(timer),
  };
}
