import { idOf } from "@vitrine/contract";
import { z } from "zod";
import type { Queries } from "../../../platform/database/database.ts";
import { jobQueue } from "../../../platform/jobs/job.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { DomainRow } from "../domain-store.ts";

/** Brings an image domain into service, or takes it away, step by step; one that was begun before the other was asked ends by itself. */
export const TEND_QUEUE = jobQueue("domains.tend-image-domain", z.object({ domainId: idOf("domain"), removingAt: z.number().nullable() }));

type Tended = Pick<DomainRow, "id" | "accountId" | "removingAt">;

/** Has what is due done to an image domain, within the caller's changes. */
export async function makeTending(
  { jobs }: Pick<Platform, "jobs">,
  queries: Queries,
  { id, accountId, removingAt }: Tended,
): Promise<void> {
  const since = removingAt?.getTime() ?? null;
  await jobs.make(queries, TEND_QUEUE, { domainId: id, removingAt: since }, { accountId, uniqueKey: `${id}:${since}` });
}
