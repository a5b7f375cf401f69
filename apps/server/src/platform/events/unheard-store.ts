import { and, eq, inArray, ne } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { jobs } from "../jobs/tables.ts";

/** How much of what happened to something has yet to be heard in some queues; what is set aside does not count. */
export async function countUnheard(queries: Queries, queues: readonly string[], subject: string): Promise<number> {
  if (queues.length === 0) return 0;
  return queries.$count(jobs, and(inArray(jobs.queue, [...queues]), eq(jobs.orderKey, subject), ne(jobs.state, "dead")));
}
