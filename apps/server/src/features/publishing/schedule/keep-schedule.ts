import type { z } from "zod";
import { wholeAccount } from "../../../platform/acting/reach.ts";
import { afterCommit } from "../../../platform/database/after-commit.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { Calls } from "../../../platform/http/api/in-process/call-as.ts";
import type { CallResult, Refused } from "../../../platform/http/api/in-process/call-types.ts";
import { type Job, type JobEnd, NotYet } from "../../../platform/jobs/job.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findPage, lockPage, type PageRow, putSchedule, SCHEDULE_AGENT, tellPage } from "../../pages/index.ts";
import { finishManifest } from "../manifest/site-manifest.ts";
import { type SCHEDULE_QUEUE, timeOf } from "./plan-schedule.ts";
import { tellOfSchedule } from "./tell-of-schedule.ts";

/** A fault of ours may pass: so often it is tried before somebody is told. */
const MOST_ATTEMPTS = 6;

/** Where both times have passed while nothing ran, a page is published before it is taken off. */
const AFTER_PUBLISH_MS = 500;

export type ScheduleJob = Job<z.infer<typeof SCHEDULE_QUEUE.payload>>;

interface Tools {
  readonly platform: Platform;
  readonly calls: Calls;
}

/**
 * Publishes a page, or takes it off, at the time that was set for it: by the call that whoever set it could make by now. What
 * is refused is not tried again, but told. Killed anywhere it is begun again, and finds what is done.
 */
export async function keepSchedule({ platform, calls }: Tools, job: ScheduleJob, signal: AbortSignal): Promise<JobEnd | undefined> {
  const { payload, accountId, attempt } = job;
  const { pageId: id, what, at, personId } = payload;
  const page = accountId === null ? undefined : await findPage(platform.database.queries, wholeAccount(accountId), id);
  // It is gone, or another time is set by now.
  if (accountId === null || !page || timeOf(page, what) !== at) return undefined;
  if (what === "unpublish" && page.publishAt !== null && page.publishAt.toISOString() < at) throw new NotYet(AFTER_PUBLISH_MS);
  if (isDone(page, job)) {
    await finishManifest(platform, page.siteId);
    return { write: (queries) => settle(platform, queries, job, page, null) };
  }
  const call = calls.callAs({ personId, accountId, scopes: ["pages:write"], agent: SCHEDULE_AGENT });
  const done: CallResult<unknown> =
    what === "publish"
      ? await call("publishing.publish", { id, overwrite: false }, { signal })
      : await call("publishing.unpublish", { id }, { signal });
  if (!done.ok) {
    const { status, refusal, retrySeconds } = done;
    if (retrySeconds !== null && (status === 429 || status === 503)) throw new NotYet(retrySeconds * 1_000);
    if (status >= 500 && attempt < MOST_ATTEMPTS) throw new Error(`${refusal.code} ${refusal.requestId}`);
  }
  return { write: (queries) => settle(platform, queries, job, page, done.ok ? null : done) };
}

/**
 * The publish itself has said so, or there is nothing to take off; or a time that was begun before, since when somebody has
 * published.
 */
function isDone({ publishedAt, publishJob }: PageRow, { payload: { what, at }, attempt }: ScheduleJob): boolean {
  if (what === "publish" && publishJob === null) return true;
  if (publishedAt === null) return what === "unpublish";
  return attempt > 1 && publishedAt.toISOString() >= at;
}

/** The time is over, whatever it brought; in the transaction that ends the job. */
async function settle(
  platform: Platform,
  queries: Queries,
  { payload }: ScheduleJob,
  { accountId, id }: PageRow,
  refused: Refused | null,
): Promise<void> {
  const { what, at, personId } = payload;
  const page = await lockPage(queries, wholeAccount(accountId), id);
  if (!page || timeOf(page, what) !== at) return;
  const message = refused && (await tellOfSchedule(platform, queries, { page, what, at, personId, refused }));
  const over =
    what === "publish"
      ? { publishAt: null, publishAtBy: null, publishJob: null }
      : { unpublishAt: null, unpublishAtBy: null, unpublishJob: null };
  await putSchedule(queries, page, { ...over, scheduleProblem: message === null ? page.scheduleProblem : { what, at, message } });
  afterCommit(queries, () => tellPage(platform, accountId, id, { what: "changed" }));
}
