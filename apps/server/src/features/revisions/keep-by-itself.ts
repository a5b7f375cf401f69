import { z } from "zod";
import { type Reach, wholeAccount } from "../../platform/acting/reach.ts";
import type { Queries } from "../../platform/database/database.ts";
import { type Job, jobQueue } from "../../platform/jobs/job.ts";
import type { Platform } from "../../platform/platform.ts";
import { EDITING_SPELL_MS, findPage, type KeepRevision } from "../pages/index.ts";
import { listKept } from "../publishing/index.ts";
import { findLastRevision, findPublishedUpTo, lastPublishedAt, noteOfRevision } from "./revision-store.ts";
import { authorOf, takeRevision } from "./take-revision.ts";
import { thinIfLarge } from "./thin-history.ts";

/** A page whose spell of editing is over by then. */
export const SPELL_QUEUE = jobQueue("revisions.keep-spell", z.strictObject({ pageId: z.string(), personId: z.string().nullable() }));

/** After the end of a spell, in milliseconds: by then everything that belongs to it is committed, whichever machine's clock counts. */
const GRACE_MS = 30_000;

/** Publications that are looked at for those whose news came late. */
const MOST_PASSED = 20;

interface EditedPage {
  readonly accountId: string;
  readonly pageId: string;
  /** Null for support. */
  readonly personId: string | null;
  readonly toldAt: number;
}

/** Somebody has begun to edit: keeps the page as it began, where nothing of it is kept yet, and as it is once the spell is over. */
export async function keepSpell(platform: Platform, { accountId, pageId, personId, toldAt }: EditedPage): Promise<void> {
  const { database, jobs } = platform;
  if (!(await findLastRevision(database.queries, pageId))) {
    const reach = wholeAccount(accountId);
    const first = await takeRevision(platform, reach, { pageId, kind: "automatic", personId: null, version: 1 });
    // A page that was edited before there was a history begins as it is now.
    if (!first) await takeRevision(platform, reach, { pageId, kind: "automatic", personId: null });
  }
  const dueAt = new Date(toldAt + EDITING_SPELL_MS + GRACE_MS);
  await database.transaction((queries) => jobs.make(queries, SPELL_QUEUE, { pageId, personId }, { accountId, dueAt }));
}

/** Keeps a page as it is after a spell of editing. */
export async function keepAfterSpell(
  platform: Platform,
  { payload, accountId }: Job<{ pageId: string; personId: string | null }>,
): Promise<void> {
  if (accountId === null) return;
  await takeRevision(platform, wholeAccount(accountId), { ...payload, isSupport: payload.personId === null, kind: "automatic" });
  await thinIfLarge(platform, payload.pageId);
}

/** Visitors were given a page: keeps what they see. */
export async function keepPublished(
  platform: Platform,
  { accountId, pageId, toldAt }: { readonly accountId: string; readonly pageId: string; readonly toldAt: number },
): Promise<void> {
  const reach = wholeAccount(accountId);
  const page = await findPage(platform.database.queries, reach, pageId);
  // Taken off again meanwhile.
  if (!page || page.publishedVersion === null) return;
  const { publishedVersion: version, publishedBy, publishedVia } = page;
  await keepPassed(platform, reach, pageId, version);
  // What is only made anew was published when it was.
  const published = { publishedAt: page.publishedAt ?? new Date(toldAt), publishedBy, publishedVia };
  const taken = await takeRevision(platform, reach, { pageId, kind: "published", personId: null, version, published });
  if (taken) return;
  // What was put back is long written over, and was kept as the revision that said the same then.
  const { queries } = platform.database;
  const shown = await findPublishedUpTo(queries, pageId, version);
  if (shown && shown.publishedAt !== null && shown.publishedAt < published.publishedAt) await noteOfRevision(queries, shown, published);
}

/** Publishing again may be quicker than its news: what visitors were given in between is kept, with who gave it. */
async function keepPassed(platform: Platform, reach: Reach, pageId: string, newest: number): Promise<void> {
  const { queries } = platform.database;
  for (const { version, publishedAt, publishedBy, publishedVia } of await listPassed(queries, pageId, newest)) {
    const published = { publishedAt, publishedBy, publishedVia };
    await takeRevision(platform, reach, { pageId, kind: "published", personId: null, version, published });
  }
}

/** The latest publications of a page, oldest first, that its history knows nothing of, without what visitors have now. */
async function listPassed(queries: Queries, pageId: string, newest: number) {
  const known = (await lastPublishedAt(queries, pageId))?.getTime() ?? Number.NEGATIVE_INFINITY;
  const latest = await listKept(queries, pageId, MOST_PASSED, null);
  return latest.filter(({ version, publishedAt }) => version < newest && publishedAt.getTime() > known).reverse();
}

/** Keeps a page before it is replaced as a whole. That it could not be kept is no reason not to save. */
export function keepBeforeReplace(platform: Platform): KeepRevision {
  return async (caller, pageId) => {
    try {
      await takeRevision(platform, caller, { pageId, kind: "before_replace", ...authorOf(caller) });
      await thinIfLarge(platform, pageId);
    } catch (error) {
      platform.log("warn", "revisions.not_kept", { pageId, error });
    }
  };
}
