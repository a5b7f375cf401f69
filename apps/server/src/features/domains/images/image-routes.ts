import { implement } from "@orpc/server";
import { contract, type Domain, type ImageDomain } from "@vitrine/contract";
import { decodeCursor, pageOf } from "../../../platform/cursor.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../../platform/request-context.ts";
import { findSites } from "../../sites/index.ts";
import { type DomainRow, findDomain, listDomains } from "../domain-store.ts";
import { connectImages } from "./connect-images.ts";
import { presentImages } from "./present-images.ts";
import { removeImages } from "./remove-images.ts";
import type { CountImagePages } from "./tend-images.ts";

export interface ImageRouteTools {
  readonly countImagePages: CountImagePages;
  /** What domains are shown as, in their order. */
  present(context: RequestContext, rows: readonly DomainRow[]): Promise<Domain[]>;
  /** @throws Refusal where somebody connects too many. */
  spareConnects(accountId: string): void;
}

/** The calls about image domains. */
export function imageRoutes(platform: Platform, { countImagePages, present, spareConnects }: ImageRouteTools) {
  const { database, clock } = platform;
  const api = implement(contract.domains).$context<RequestContext>();
  const show = async (context: RequestContext, rows: readonly DomainRow[]): Promise<ImageDomain[]> => {
    const domains = await present(context, rows);
    const sites = await findSites(database.queries, [...new Set(rows.map(({ siteId }) => siteId))]);
    const shown: ImageDomain[] = [];
    for (const [at, row] of rows.entries()) {
      const domain = domains[at];
      if (!domain) throw new Error("each row is shown as one domain");
      const pages = await countImagePages(database.queries, row.siteId, { host: row.name, isLeaving: row.removingAt !== null });
      const imageDomain = sites.find(({ id }) => id === row.siteId)?.imageDomain ?? null;
      shown.push(presentImages(row, domain, { language: context.language, imageDomain, pages, now: clock.now() }));
    }
    return shown;
  };
  const showOne = async (context: RequestContext, row: DomainRow | undefined): Promise<ImageDomain> => {
    const [shown] = row ? await show(context, [row]) : [];
    if (!shown) throw new Refusal("NOT_FOUND");
    return shown;
  };
  return {
    connectImages: api.connectImages.handler(async ({ input, context }) => {
      const reach = requireCaller(context);
      spareConnects(reach.accountId);
      const { requestId } = context;
      return showOne(context, await connectImages(platform, { reach, requestId }, { siteId: input.id, text: input.name }));
    }),
    listImages: api.listImages.handler(async ({ input, context }) => {
      const { siteId, limit, cursor } = input;
      const filter = { purpose: "images", siteId, limit: limit + 1, after: decodeCursor(cursor) } as const;
      const page = pageOf(await listDomains(database.queries, requireCaller(context), filter), limit, (row) => ({
        at: row.createdAt,
        id: row.id,
      }));
      return { items: await show(context, page.rows), nextCursor: page.nextCursor };
    }),
    getImages: api.getImages.handler(async ({ input, context }) =>
      showOne(context, await findDomain(database.queries, requireCaller(context), input.id, "images")),
    ),
    removeImages: api.removeImages.handler(async ({ input, context }) => {
      const { requestId } = context;
      await removeImages(platform, { reach: requireCaller(context), requestId }, input.id);
    }),
  };
}
