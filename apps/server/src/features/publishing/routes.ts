import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import { siteUrl } from "../../platform/config.ts";
import { decodeCursor, pageOf } from "../../platform/cursor.ts";
import { rateLimit } from "../../platform/limits/rate-limit.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { findPage, presentPage, publisherOf } from "../pages/index.ts";
import { pageCheck } from "./check/page-check.ts";
import { downloadPage } from "./download/download-page.ts";
import { listKept } from "./history/kept-publication-store.ts";
import { presentPublications } from "./history/present-publication.ts";
import { rollBack } from "./history/roll-back.ts";
import { previewPage } from "./preview/preview-page.ts";
import { type PublishingTools, unpublishPage } from "./publish-page.ts";
import { publishSet } from "./publish-set.ts";
import { presentRepublish } from "./republish/present-republish.ts";
import { cancelRepublish, startRepublish } from "./republish/start-republish.ts";
import { planSchedule } from "./schedule/plan-schedule.ts";
import { presentSchedule } from "./schedule/present-schedule.ts";

/** Pages that an account downloads in ten minutes: more than anybody looks through, fewer than would keep the server busy. */
const MOST_DOWNLOADS = 40;
const DOWNLOADS_MS = 600_000;
/** Checks of an account in as long: an editor asks for one when it is opened, and before each publish. */
const MOST_CHECKS = 200;

export function publishingRoutes(platform: Platform, tools: PublishingTools): Router<typeof contract.publishing, RequestContext> {
  const api = implement(contract.publishing).$context<RequestContext>();
  const downloads = rateLimit(MOST_DOWNLOADS, DOWNLOADS_MS);
  const checks = rateLimit(MOST_CHECKS, DOWNLOADS_MS);
  return api.router({
    publish: api.publish.handler(async ({ input, context }) => {
      const { page, site, url, weight, brokenCodeIds, synced } = await publishSet(platform, tools, context, input);
      return {
        ...{ url, weight, brokenCodeIds: [...brokenCodeIds], page: presentPage(platform.config, page, site) },
        synced: synced.map(({ page: { id: pageId, title, slug }, problem }) => ({ pageId, title, slug, problem })),
      };
    }),
    check: api.check.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      const seconds = checks.hit(caller.accountId, platform.clock.now());
      if (seconds > 0) throw new Refusal("TOO_MANY_REQUESTS", { values: { seconds } });
      const { items, facts } = await pageCheck(platform, tools, caller, input.id);
      return { items: [...items], facts };
    }),
    preview: api.preview.handler(async ({ input, context }) => {
      const { url, until } = await previewPage(platform, tools, requireCaller(context), input.id);
      return { url, expiresAt: new Date(until).toISOString() };
    }),
    download: api.download.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      const seconds = downloads.hit(caller.accountId, platform.clock.now());
      if (seconds > 0) throw new Refusal("TOO_MANY_REQUESTS", { values: { seconds } });
      const { name, stream } = await downloadPage(platform, tools, caller, input.id);
      context.replyHeaders.set("content-type", "application/zip");
      context.replyHeaders.set("content-disposition", `attachment; filename="${name}"`);
      return stream;
    }),
    listPublications: api.listPublications.handler(async ({ input, context }) => {
      const { queries } = platform.database;
      const page = await findPage(queries, requireCaller(context), input.id);
      if (!page) throw new Refusal("NOT_FOUND");
      const found = await listKept(queries, page.id, input.limit + 1, decodeCursor(input.cursor));
      const { rows, nextCursor } = pageOf(found, input.limit, (row) => ({ at: row.publishedAt, id: row.id }));
      return { items: await presentPublications(queries, page.id, rows), nextCursor };
    }),
    rollBack: api.rollBack.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      const { page, site } = await rollBack(platform, tools, caller, { ...input, by: publisherOf(caller, context.userAgent) });
      return { url: `${siteUrl(platform.config, site)}/${page.publishedSlug}`, page: presentPage(platform.config, page, site) };
    }),
    getSchedule: api.getSchedule.handler(async ({ input, context }) => {
      const page = await findPage(platform.database.queries, requireCaller(context), input.id);
      if (!page) throw new Refusal("NOT_FOUND");
      return presentSchedule(platform.database.queries, page);
    }),
    schedule: api.schedule.handler(async ({ input, context }) => {
      const page = await planSchedule(platform, requireCaller(context), input);
      return presentSchedule(platform.database.queries, page);
    }),
    republishSection: api.republishSection.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      await startRepublish(platform, caller, input);
      return presentRepublish(platform.database.queries, caller, input.id);
    }),
    sectionRepublish: api.sectionRepublish.handler(({ input, context }) =>
      presentRepublish(platform.database.queries, requireCaller(context), input.id),
    ),
    cancelRepublish: api.cancelRepublish.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      await cancelRepublish(platform, caller, input.id);
      return presentRepublish(platform.database.queries, caller, input.id);
    }),
    unpublish: api.unpublish.handler(async ({ input, context }) => {
      const { page, site } = await unpublishPage(platform, requireCaller(context), input.id);
      return presentPage(platform.config, page, site);
    }),
  });
}
