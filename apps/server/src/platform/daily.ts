import { createHash } from "node:crypto";
import { z } from "zod";
import type { Queries } from "./database/database.ts";
import { atLeastOnce, type JobQueue, type JobWorker, jobQueue } from "./jobs/job.ts";
import type { Jobs } from "./jobs/jobs.ts";

/**
 * Something that is done once a day for the installation, whoever runs then: tidying, mostly. What each node does on its own
 * disk is no part of it.
 */
export interface DailyWork {
  /** `<verb-noun>`, for ever: rows carry it. */
  readonly name: string;
  run(): Promise<void>;
}

/** Work of a day, and whose it is. */
export interface DailyWorkOf extends DailyWork {
  readonly slice: string;
}

const BRASILIA = "America/Sao_Paulo";
/** The hours in which fewest are at work, in minutes of Brasília's day. */
const FROM_MINUTE = 150;
const MINUTES = 180;
/** Tried again for some hours; then it is the next night's turn. */
const OPTIONS = { attempts: 9, backOff: { firstMs: 60_000, mostMs: 3_600_000 }, limitMs: 3_600_000 } as const;

function queueOf({ slice, name }: DailyWorkOf): JobQueue {
  return jobQueue(`daily:${slice}.${name}`, z.object({}));
}

/** When in the night it is its turn: by its name, so that one more moves no other. */
function timeOf(work: DailyWorkOf): string {
  const chance = createHash("sha256").update(queueOf(work).name).digest().readUInt16BE(0);
  const minute = FROM_MINUTE + (chance % MINUTES);
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

/** Who does it. */
export function dailyWorkers(works: readonly DailyWorkOf[]): JobWorker[] {
  return works.map((work) =>
    atLeastOnce(
      queueOf(work),
      async () => {
        await work.run();
        return undefined;
      },
      OPTIONS,
    ),
  );
}

/** Has it done from now on, each at a time of its own; what was missed since the last time is done at once. */
export async function scheduleDaily(jobs: Jobs, queries: Queries, works: readonly DailyWorkOf[]): Promise<void> {
  for (const work of works) {
    const when = { at: timeOf(work), zone: BRASILIA };
    await jobs.schedule(queries, queueOf(work), { key: "daily", when, payload: {}, priority: "last" });
  }
}
