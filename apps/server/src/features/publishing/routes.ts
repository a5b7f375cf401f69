import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { presentPage } from "../pages/index.ts";
import { previewPage } from "./preview/preview-page.ts";
import { type PublishingTools, publishPage, unpublishPage } from "./publish-page.ts";

export function publishingRoutes(platform: Platform, tools: PublishingTools): Router<typeof contract.publishing, RequestContext> {
  const api = implement(contract.publishing).$context<RequestContext>();
  return api.router({
    publish: api.publish.handler(async ({ input, context }) => {
      const { page, site, url, weight } = await publishPage(platform, tools, requireCaller(context), input);
      return { url, weight, page: presentPage(platform.config, page, site) };
    }),
    preview: api.preview.handler(async ({ input, context }) => {
      const { url, until } = await previewPage(platform, tools, requireCaller(context), input.id);
      return { url, expiresAt: new Date(until).toISOString() };
    }),
    unpublish: api.unpublish.handler(async ({ input, context }) => {
      const { page, site } = await unpublishPage(platform, requireCaller(context), input.id);
      return presentPage(platform.config, page, site);
    }),
  });
}
