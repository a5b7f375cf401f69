import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import type { BuiltInImages } from "../../platform/build/built-in-images.ts";
import { decodeCursor, pageOf } from "../../platform/cursor.ts";
import { rateLimit } from "../../platform/limits/rate-limit.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { findPage, presentPage } from "../pages/index.ts";
import { copyFromShare } from "./copy-from-share.ts";
import { createShare } from "./create-share.ts";
import { openShare } from "./open-share.ts";
import { presentShare } from "./present-share.ts";
import { listShares, markDeleted } from "./share-store.ts";

/** Links that one address opens in a minute: each reads a page. */
const MOST_OPENED = 60;
const OPENED_MS = 60_000;
/** Copies of an account in ten minutes: each brings its pictures along. */
const MOST_COPIES = 30;
const COPIES_MS = 600_000;

export function shareRoutes(platform: Platform, builtInImages: BuiltInImages): Router<typeof contract.shares, RequestContext> {
  const { database, clock, config } = platform;
  const { queries } = database;
  const api = implement(contract.shares).$context<RequestContext>();
  const opened = rateLimit(MOST_OPENED, OPENED_MS);
  const copied = rateLimit(MOST_COPIES, COPIES_MS);
  const requirePage = async (context: RequestContext, id: string): Promise<void> => {
    if (!(await findPage(queries, requireCaller(context), id))) throw new Refusal("NOT_FOUND");
  };
  return api.router({
    list: api.list.handler(async ({ input: { id, limit, cursor }, context }) => {
      await requirePage(context, id);
      const found = await listShares(queries, requireCaller(context), id, limit + 1, decodeCursor(cursor));
      const { rows, nextCursor } = pageOf(found, limit, (row) => ({ at: row.createdAt, id: row.id }));
      return { items: rows.map((row) => presentShare(platform, row)), nextCursor };
    }),
    create: api.create.handler(async ({ input, context }) => {
      const made = presentShare(platform, await createShare(platform, requireCaller(context), input));
      if (made.url === null) throw new Error("a link that was just made is closed");
      return { ...made, url: made.url };
    }),
    remove: api.remove.handler(async ({ input: { id, shareId }, context }) => {
      await requirePage(context, id);
      if (!(await markDeleted(queries, requireCaller(context), id, shareId, new Date(clock.now())))) throw new Refusal("SHARE_NOT_FOUND");
      return { success: true };
    }),
    open: api.open.handler(async ({ input: { token }, context }) => {
      const seconds = opened.hit(context.clientAddress, clock.now());
      if (seconds > 0) throw new Refusal("TOO_MANY_REQUESTS", { values: { seconds } });
      const { share, page, document } = await openShare(platform, token);
      return { title: page.title, language: page.language, expiresAt: share.expiresAt.toISOString(), document: { ...document } };
    }),
    copy: api.copy.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      const seconds = copied.hit(caller.accountId, clock.now());
      if (seconds > 0) throw new Refusal("TOO_MANY_REQUESTS", { values: { seconds } });
      const { row, site } = await copyFromShare(platform, builtInImages, caller, input);
      return presentPage(config, row, site);
    }),
  });
}
