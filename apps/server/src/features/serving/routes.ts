import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import type { ImageLibrary } from "../images/index.ts";
import { putPassword, readPassword } from "./passwords/put-password.ts";
import { putRedirects, readRedirects } from "./redirects/put-redirects.ts";
import type { SiteParts } from "./site-parts.ts";
import { changeSiteSettings, readSiteSettings } from "./site-settings/change-site-settings.ts";

/** What the slice needs of whoever writes what is served, and of whoever keeps images. */
export interface ServingTools {
  readonly siteParts: SiteParts;
  readonly library: ImageLibrary;
}

export function servingRoutes(platform: Platform, tools: ServingTools): Router<typeof contract.serving, RequestContext> {
  const api = implement(contract.serving).$context<RequestContext>();
  return api.router({
    getRedirects: api.getRedirects.handler(({ input, context }) => readRedirects(platform, requireCaller(context), input.id)),
    putRedirects: api.putRedirects.handler(({ input, context }) => putRedirects(platform, tools.siteParts, requireCaller(context), input)),
    getPassword: api.getPassword.handler(({ input, context }) => readPassword(platform, requireCaller(context), input.id)),
    putPassword: api.putPassword.handler(({ input, context }) => putPassword(platform, tools.siteParts, requireCaller(context), input)),
    getSettings: api.getSettings.handler(({ input, context }) => readSiteSettings(platform, requireCaller(context), input.id)),
    changeSettings: api.changeSettings.handler(({ input, context }) => changeSiteSettings(platform, tools, requireCaller(context), input)),
  });
}
