import { z } from "zod";
import { wholeAccount } from "../../../platform/acting/reach.ts";
import { afterCommit } from "../../../platform/database/after-commit.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { Calls } from "../../../platform/http/api/in-process/call-as.ts";
import type { CallResult } from "../../../platform/http/api/in-process/call-types.ts";
import { type Job, type JobEnd, jobQueue, NotYet } from "../../../platform/jobs/job.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findPage, listPagesBehind } from "../../pages/index.ts";
import { pagesBehind, tellSection } from "../../synced/index.ts";
import { finishManifest } from "../manifest/site-manifest.ts";
import {
  countRepublishPages,
  findRepublish,
  findRepublishPage,
  putRepublishState,
  type RepublishPageState,
  type RepublishRow,
  settleRepublishPage,
} from "./republish-store.ts";

const payload = z.strictObject({ sectionId: z.string(), run: z.string(), pageId: z.string() });
type Payload = z.infer<typeof payload>;

/** One page that is to be published with the newest content of a section. */
export const REPUBLISH_QUEUE = jobQueue("publishing.republish-section-page", payload);

/** A fault of ours may pass: so often it is tried before the page is named as one that stayed as it was. */
const MOST_ATTEMPTS = 4;

/** What became of a page, and why where it failed. */
type Outcome = readonly [Exclude<RepublishPageState, "waiting">, string | null];

/**
 * Publishes one page for a section, by the call that its person could make. Killed anywhere it is begun again: a page that
 * shows the newest version by then is not published once more.
 */
export async function republishPage(
  { platform, calls }: { readonly platform: Platform; readonly calls: Calls },
  { payload: { sectionId, run, pageId }, attempt }: Job<Payload>,
  signal: AbortSignal,
): Promise<JobEnd | undefined> {
  const { queries } = platform.database;
  const row = await findRepublish(queries, sectionId);
  const isWanted = row?.run === run && row.state === "running";
  if (!isWanted || (await findRepublishPage(queries, sectionId, pageId)) !== "waiting") return undefined;
  const outcome = (await isBehind(queries, row, pageId))
    ? await publish(calls, row, pageId, attempt, signal)
    : await finish(platform, row, pageId);
  return { write: (ending) => settle(platform, ending, row, pageId, outcome) };
}

/** Not of one that is gone meanwhile, or off its site. */
async function isBehind(queries: Queries, { accountId, sectionId }: RepublishRow, pageId: string): Promise<boolean> {
  return (await listPagesBehind(queries, wholeAccount(accountId), pagesBehind(queries, sectionId, pageId))).length > 0;
}

/** Somebody has published it by now: what they may not have come to is done before it is told. */
async function finish(platform: Platform, { accountId }: RepublishRow, pageId: string): Promise<Outcome> {
  const page = await findPage(platform.database.queries, wholeAccount(accountId), pageId);
  if (page) await finishManifest(platform, page.siteId);
  return ["published", null];
}

async function publish(calls: Calls, row: RepublishRow, pageId: string, attempt: number, signal: AbortSignal): Promise<Outcome> {
  const { personId, accountId, alsoChanged } = row;
  const call = calls.callAs({ personId, accountId, scopes: ["pages:write"], agent: "republish" });
  const published = await call("publishing.publish", { id: pageId, overwrite: false, sectionsOnly: !alsoChanged }, { signal });
  if (published.ok) return ["published", null];
  return outcomeOf(published, attempt);
}

function outcomeOf({ status, refusal, retrySeconds }: Extract<CallResult<unknown>, { ok: false }>, attempt: number): Outcome {
  if (retrySeconds !== null && (status === 429 || status === 503)) throw new NotYet(retrySeconds * 1_000);
  if (status >= 500 && attempt < MOST_ATTEMPTS) throw new Error(`${refusal.code} ${refusal.requestId}`);
  return refusal.code === "PAGE_HAS_CHANGES" ? ["skipped", null] : ["failed", refusal.message];
}

async function settle(platform: Platform, queries: Queries, row: RepublishRow, pageId: string, [state, problem]: Outcome): Promise<void> {
  const { sectionId, accountId, run } = row;
  // A later time may have begun meanwhile, and be about the same page.
  if ((await findRepublish(queries, sectionId))?.run !== run) return;
  await settleRepublishPage(queries, { sectionId, pageId }, state, problem);
  if (((await countRepublishPages(queries, sectionId)).get("waiting") ?? 0) === 0) await putRepublishState(queries, row, "done");
  afterCommit(queries, () => tellSection(platform, { accountId, id: sectionId }));
}
