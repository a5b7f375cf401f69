import { implement, type Router } from "@orpc/server";
import { contract, REGION_NAMES, REGIONS } from "@vitrine/contract";
import { decodeCursor, pageOf } from "../../platform/cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { createSite, type NewSiteHooks } from "./create-site.ts";
import { presentSite } from "./present-site.ts";
import { listSites } from "./site-store.ts";

export function siteRoutes(platform: Platform, hooks: NewSiteHooks): Router<typeof contract.sites, RequestContext> {
  const api = implement(contract.sites).$context<RequestContext>();
  return api.router({
    regions: api.regions.handler(({ context }) => ({
      items: REGIONS.map((id) => ({ id, name: REGION_NAMES[id][context.language] })),
      nextCursor: null,
    })),
    create: api.create.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      const row = await createSite(platform, { reach: caller, cap: caller.standing.siteCap, requestId: context.requestId }, input, hooks);
      return presentSite(platform.config, row);
    }),
    list: api.list.handler(async ({ input, context }) => {
      const found = await listSites(platform.database.queries, requireCaller(context), input.limit + 1, decodeCursor(input.cursor));
      const { rows, nextCursor } = pageOf(found, input.limit, (row) => ({ at: row.createdAt, id: row.id }));
      return { items: rows.map((row) => presentSite(platform.config, row)), nextCursor };
    }),
  });
}
