import { idOf } from "@vitrine/contract";
import { z } from "zod";
import type { Queries } from "../../../platform/database/database.ts";
import { jobQueue } from "../../../platform/jobs/job.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { DomainRow } from "../domain-store.ts";

/** Looks at a domain, again and again as long as nothing else was asked of it since. */
export const LOOK_QUEUE = jobQueue("domains.look-at-domain", z.object({ domainId: idOf("domain"), round: z.number().int() }));

/** Has a domain looked at from a moment on, within the caller's changes; earlier looks of another round end by themselves. */
export async function makeLooks(
  { jobs }: Pick<Platform, "jobs">,
  queries: Queries,
  { id, accountId, round }: Pick<DomainRow, "id" | "accountId" | "round">,
  dueAt?: Date,
): Promise<void> {
  await jobs.make(queries, LOOK_QUEUE, { domainId: id, round }, { accountId, uniqueKey: `${id}:${round}`, ...(dueAt ? { dueAt } : {}) });
}
