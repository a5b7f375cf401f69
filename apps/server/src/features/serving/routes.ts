import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { putRedirects, readRedirects } from "./redirects/put-redirects.ts";
import type { SiteParts } from "./site-parts.ts";

/** What the slice needs of whoever writes what is served. */
export interface ServingTools {
  readonly siteParts: SiteParts;
}

export function servingRoutes(platform: Platform, { siteParts }: ServingTools): Router<typeof contract.serving, RequestContext> {
  const api = implement(contract.serving).$context<RequestContext>();
  return api.router({
    getRedirects: api.getRedirects.handler(({ input, context }) => readRedirects(platform, requireCaller(context), input.id)),
    putRedirects: api.putRedirects.handler(({ input, context }) => putRedirects(platform, siteParts, requireCaller(context), input)),
  });
}
