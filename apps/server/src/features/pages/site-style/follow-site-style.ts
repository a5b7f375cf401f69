import { blockCatalog } from "@vitrine/blocks";
import { DocumentStore, followSiteStyle as follow, isEmptyDiff, type PageDocument, type TokenRecord } from "@vitrine/document";
import { z } from "zod";
import { wholeAccount } from "../../../platform/acting/reach.ts";
import { afterCommit } from "../../../platform/database/after-commit.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { Calls, MakeCall } from "../../../platform/http/api/in-process/call-as.ts";
import type { CallResult } from "../../../platform/http/api/in-process/call-types.ts";
import { type Job, type JobEnd, jobQueue, NotYet } from "../../../platform/jobs/job.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findPage, type PageRow } from "../page-store.ts";
import { findSiteStyle, findUpdate, type SiteStyleUpdate, settleUpdate } from "./site-style-store.ts";
import { hasOnlyStyleToPublish, styleOperationId } from "./style-operation-store.ts";

/** One page that follows a site's style and is to have it as it is by then. */
export const SITE_STYLE_QUEUE = jobQueue("pages.follow-site-style", z.strictObject({ siteId: z.string(), pageId: z.string() }));

/** A fault of ours may pass: so often it is tried before the page is named as one that stays as it was. */
const MOST_ATTEMPTS = 4;

/** Somebody types meanwhile: so often the newest version is looked at before it waits for a pause, of so many milliseconds. */
const MOST_ROUNDS = 5;
const PAUSE_MS = 5_000;

/** What a page is not brought to, in words for people; null once it is. */
type Problem = string | null;

/**
 * Brings one page up to its site's style by the calls its owner could make: a save like an editor's, with its version
 * and its notice, then a publish where that was asked for. Killed anywhere it is begun again, and finds what is done.
 */
export async function followSiteStyle(
  { platform, calls }: { readonly platform: Platform; readonly calls: Calls },
  { payload: { siteId, pageId }, accountId, attempt }: Job<{ siteId: string; pageId: string }>,
  signal: AbortSignal,
): Promise<JobEnd | undefined> {
  const { queries } = platform.database;
  const [update, style] = [await findUpdate(queries, siteId, pageId), await findSiteStyle(queries, siteId)];
  const page = accountId === null ? undefined : await findPage(queries, wholeAccount(accountId), pageId);
  // The page or its site is gone, or this was done before a kill.
  if (accountId === null || !update || !style || !page || update.state !== "waiting") return undefined;
  const call = calls.callAs({ personId: accountId, accountId, scopes: ["pages:write"], agent: "site-style" });
  const work = new PageWork(call, platform, signal, attempt);
  const problem = (await work.save(page, style.tokens)) ?? (update.publishes ? await work.publish(page) : null);
  return { write: (ending) => settle(platform, ending, update, accountId, problem) };
}

async function settle(platform: Platform, queries: Queries, update: SiteStyleUpdate, accountId: string, problem: Problem): Promise<void> {
  await settleUpdate(queries, update, problem);
  afterCommit(queries, () => platform.live.tell("pages", { accountId }, { pageId: update.pageId }));
}

class PageWork {
  readonly #call: MakeCall;
  readonly #platform: Platform;
  readonly #signal: AbortSignal;
  readonly #attempt: number;

  constructor(call: MakeCall, platform: Platform, signal: AbortSignal, attempt: number) {
    this.#call = call;
    this.#platform = platform;
    this.#signal = signal;
    this.#attempt = attempt;
  }

  async save({ id }: PageRow, tokens: readonly TokenRecord[]): Promise<Problem> {
    const options = { signal: this.#signal };
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const opened = await this.#call("pages.getDocument", { id }, options);
      if (!opened.ok) return this.#refusal(opened);
      const store = new DocumentStore(opened.output.document as unknown as PageDocument);
      // Not checked here: what the page has no room for the call refuses, in words for people.
      const diff = store.transact((transaction) => follow(tokens)(transaction, blockCatalog));
      if (isEmptyDiff(diff)) return null;
      const operationId = styleOperationId(this.#platform.clock.id("operation"));
      const saved = await this.#call("pages.operate", { id, baseVersion: opened.output.version, operationId, diff: { ...diff } }, options);
      if (saved.ok) return null;
      if (saved.refusal.code !== "STALE_VERSION") return this.#refusal(saved);
    }
    throw new NotYet(PAUSE_MS);
  }

  /** Publishes the page again, unless somebody has begun to work on it meanwhile. */
  async publish({ id, accountId }: PageRow): Promise<Problem> {
    const { queries } = this.#platform.database;
    const page = await findPage(queries, wholeAccount(accountId), id);
    if (!page?.publishedAt || !(await hasOnlyStyleToPublish(queries, page))) return null;
    const published = await this.#call("publishing.publish", { id: page.id, overwrite: false }, { signal: this.#signal });
    return published.ok ? null : this.#refusal(published);
  }

  #refusal({ status, refusal, retrySeconds }: Extract<CallResult<unknown>, { ok: false }>): Problem {
    if (retrySeconds !== null && (status === 429 || status === 503)) throw new NotYet(retrySeconds * 1_000);
    if (status >= 500 && this.#attempt < MOST_ATTEMPTS) throw new Error(`${refusal.code} ${refusal.requestId}`);
    return refusal.message;
  }
}
