import { implement, type Router } from "@orpc/server";
import { contract, type Site } from "@vitrine/contract";
import type { Reach } from "../../platform/acting/reach.ts";
import { decodeCursor, pageOf } from "../../platform/cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { changeSite } from "./change-site.ts";
import { createSite, type NewSiteHooks } from "./create-site.ts";
import { type Excess, excessOf, holdExcess } from "./excess/hold-excess.ts";
import { keepSites } from "./excess/keep-sites.ts";
import { presentSites } from "./present-sites.ts";
import { listRegionNames, listRegions, putRegionRow } from "./regions/region-store.ts";
import { removeRegion } from "./regions/remove-region.ts";
import { type EraseSite, foreseeRemoval, removeSite } from "./remove-site.ts";
import { setMainSite } from "./set-main-site.ts";
import type { SiteContents } from "./site-contents.ts";
import { findSite, listSites, type SiteRow } from "./site-store.ts";

/** What sites need of those above them. */
export interface SiteTools {
  readonly newSite: NewSiteHooks;
  readonly countPages: SiteContents["countPages"];
  readonly countLeads: SiteContents["countLeads"];
  readonly eraseSite: EraseSite;
}

export function siteRoutes(platform: Platform, tools: SiteTools): Router<typeof contract.sites, RequestContext> {
  const { database } = platform;
  const api = implement(contract.sites).$context<RequestContext>();
  const presentOne = async (reach: Reach, row: SiteRow | undefined): Promise<Site> => {
    const [site] = row ? await presentSites(platform, tools, reach, [row]) : [];
    if (!site) throw new Refusal("NOT_FOUND");
    return site;
  };
  return api.router({
    regions: api.regions.handler(async ({ context }) => {
      const rows = await listRegionNames(database.queries);
      return { items: rows.map(({ id, names }) => ({ id, name: names[context.language] })), nextCursor: null };
    }),
    create: api.create.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      const asked = { reach: caller, cap: caller.standing.siteCap, requestId: context.requestId };
      return presentOne(caller, await createSite(platform, asked, input, tools.newSite));
    }),
    list: api.list.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      const found = await listSites(database.queries, caller, input.limit + 1, decodeCursor(input.cursor));
      const { rows, nextCursor } = pageOf(found, input.limit, (row) => ({ at: row.createdAt, id: row.id }));
      return { items: await presentSites(platform, tools, caller, rows), nextCursor };
    }),
    get: api.get.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      return presentOne(caller, await findSite(database.queries, caller, input.id));
    }),
    update: api.update.handler(async ({ input: { id, ...changes }, context }) => {
      const caller = requireCaller(context);
      return presentOne(caller, await changeSite(platform, { reach: caller, requestId: context.requestId }, id, changes));
    }),
    setMain: api.setMain.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      return presentOne(caller, await setMainSite(platform, caller, input.id));
    }),
    removal: api.removal.handler(async ({ input, context }) => {
      const { earlierNames, ...removal } = await foreseeRemoval(platform, tools, requireCaller(context), input.id);
      return { ...removal, earlierNames: [...earlierNames] };
    }),
    remove: api.remove.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      const told = { reach: caller, requestId: context.requestId, standing: caller.standing };
      return { mainId: await removeSite(platform, { contents: tools, eraseSite: tools.eraseSite }, told, input.id) };
    }),
    keep: api.keep.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      await keepSites(platform, { reach: caller, cap: caller.standing.siteCap }, input.ids);
      return { success: true };
    }),
    excess: api.excess.handler(async ({ input }) => writable(await excessOf(database.queries, input.id))),
    holdExcess: api.holdExcess.handler(async ({ input, context }) => writable(await holdExcess(platform, context, input.id, input.isHeld))),
    regionTable: api.regionTable.handler(async () => ({ items: await listRegions(database.queries), nextCursor: null })),
    putRegion: api.putRegion.handler(async ({ input }) => {
      await putRegionRow(database.queries, input);
      return input;
    }),
    removeRegion: api.removeRegion.handler(async ({ input }) => {
      await removeRegion(platform, input.id);
      return { success: true };
    }),
  });
}

function writable({ isHeld, items }: Excess) {
  return { isHeld, items: [...items] };
}
