import { z } from "zod";
import { jobQueue } from "../../../platform/jobs/job.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { Caller } from "../../../platform/request-context.ts";
import { lockPage, type PageRow, putSchedule, tellPage } from "../../pages/index.ts";

/** One page at the time that somebody has set for it. */
export const SCHEDULE_QUEUE = jobQueue(
  "publishing.keep-schedule",
  z.strictObject({ pageId: z.string(), what: z.enum(["publish", "unpublish"]), at: z.string(), personId: z.string() }),
);

/** What happens to a page at its time. */
export type Scheduled = "publish" | "unpublish";

/** A time that is set further ahead is a slip of the hand. */
const FURTHEST_MS = 2 * 366 * 24 * 3_600_000;

export interface Times {
  readonly id: string;
  /** ISO 8601; null takes the time back, and what is left out stays. */
  readonly publishAt?: string | null | undefined;
  readonly unpublishAt?: string | null | undefined;
}

/**
 * Sets when a page is published, as it is by then, and when it is taken off. The deed is that of whoever set the time: what
 * they may not do by then is not done.
 * @throws Refusal
 */
export async function planSchedule(platform: Platform, caller: Caller, { id, ...times }: Times): Promise<PageRow> {
  const { database, clock, jobs } = platform;
  // Support sets it for the owner, who is there when it comes.
  const personId = caller.support ? caller.accountId : caller.actor.accountId;
  const unwanted: string[] = [];
  const planned = await database.transaction(async (queries) => {
    const page = await lockPage(queries, caller, id);
    if (!page) throw new Refusal("NOT_FOUND");
    refuseTimes(times, page, clock.now());
    const changes: Partial<PageRow> = { scheduleProblem: null };
    for (const what of ["publish", "unpublish"] as const) {
      const at = times[`${what}At`];
      if (at === undefined || timeOf(page, what) === momentOf(at)) continue;
      const last = page[`${what}Job`];
      if (last !== null) unwanted.push(last);
      const dueAt = at === null ? null : new Date(at);
      const payload = dueAt && { pageId: id, what, at: dueAt.toISOString(), personId };
      changes[`${what}At`] = dueAt;
      changes[`${what}AtBy`] = dueAt && personId;
      changes[`${what}Job`] =
        payload && (await jobs.make(queries, SCHEDULE_QUEUE, payload, { accountId: page.accountId, dueAt: new Date(payload.at) }));
    }
    return putSchedule(queries, page, changes);
  });
  // One that is left behind by a kill here finds another time set, and does nothing.
  for (const job of unwanted) await jobs.cancel(job);
  tellPage(platform, caller.accountId, id, { what: "changed" });
  return planned;
}

/** The time that is set for a page, ISO 8601 in UTC. */
export function timeOf(page: PageRow, what: Scheduled): string | null {
  return page[`${what}At`]?.toISOString() ?? null;
}

function momentOf(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/** @throws Refusal that names the field to mend */
function refuseTimes(times: Omit<Times, "id">, page: PageRow, now: number): void {
  const refuse = (path: string, code: "schedule_past" | "schedule_far" | "schedule_order"): never => {
    throw new Refusal("INVALID_INPUT", { fields: [{ path, code }] });
  };
  for (const path of ["publishAt", "unpublishAt"] as const) {
    const at = times[path];
    if (!at || Date.parse(at) === page[path]?.getTime()) continue;
    if (Date.parse(at) <= now) refuse(path, "schedule_past");
    if (Date.parse(at) > now + FURTHEST_MS) refuse(path, "schedule_far");
  }
  const [on, off] = [times.publishAt, times.unpublishAt];
  const [publish, unpublish] = [on === undefined ? page.publishAt : on, off === undefined ? page.unpublishAt : off];
  if (publish && unpublish && new Date(unpublish) <= new Date(publish)) refuse(off ? "unpublishAt" : "publishAt", "schedule_order");
}
