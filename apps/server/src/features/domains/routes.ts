import { implement, type Router } from "@orpc/server";
import { contract, type Domain } from "@vitrine/contract";
import { decodeCursor, pageOf } from "../../platform/cursor.ts";
import { rateLimit } from "../../platform/limits/rate-limit.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { findSites } from "../sites/index.ts";
import { findCertificates } from "./certificates/certificate-store.ts";
import { connectDomain } from "./connect-domain.ts";
import { type DomainRow, findDomain, listDomains } from "./domain-store.ts";
import { imageRoutes } from "./images/image-routes.ts";
import type { CountImagePages } from "./images/tend-images.ts";
import type { LookTools } from "./looks/look-at-domain.ts";
import { presentDomain } from "./present-domain.ts";
import { type CountPublished, removeDomain } from "./remove-domain.ts";
import { setMainDomain } from "./set-main-domain.ts";
import { verifyDomain } from "./verify-domain.ts";

/** What the calls need of others. */
export interface DomainTools extends LookTools {
  readonly countPublished: CountPublished;
  readonly countImagePages: CountImagePages;
}

const MINUTE_MS = 60_000;
/** Domains that an account connects in an hour: each makes questions to strangers' name servers. */
const MOST_CONNECTED = 60;
/** Looks at one domain in a minute: more often nothing changes. */
const MOST_LOOKS = 6;

export function domainRoutes(platform: Platform, tools: DomainTools): Router<typeof contract.domains, RequestContext> {
  const { database, clock, config } = platform;
  const api = implement(contract.domains).$context<RequestContext>();
  const connects = rateLimit(MOST_CONNECTED, 60 * MINUTE_MS);
  const looks = rateLimit(MOST_LOOKS, MINUTE_MS);
  const present = async ({ language }: RequestContext, rows: readonly DomainRow[]): Promise<Domain[]> => {
    const sites = await findSites(database.queries, [...new Set(rows.map(({ siteId }) => siteId))]);
    const mainNames = new Map(sites.map(({ id, domain }) => [id, domain]));
    const found = await findCertificates(
      database.queries,
      rows.map(({ name }) => name),
    );
    const certificates = new Map(found.map((certificate) => [certificate.host, certificate]));
    const now = clock.now();
    return rows.map((row) => {
      const [mainName, certificate] = [mainNames.get(row.siteId) ?? null, certificates.get(row.name)];
      return presentDomain(row, { config, language, mainName, certificate, now });
    });
  };
  const presentOne = async (context: RequestContext, row: DomainRow): Promise<Domain> => {
    const [shown] = await present(context, [row]);
    if (!shown) throw new Error("a row is shown as one domain");
    return shown;
  };
  const spare = (limit: typeof connects, key: string): void => {
    const seconds = limit.hit(key, clock.now());
    if (seconds > 0) throw new Refusal("TOO_MANY_REQUESTS", { values: { seconds } });
  };
  const spareConnects = (accountId: string): void => spare(connects, accountId);
  return api.router({
    ...imageRoutes(platform, { countImagePages: tools.countImagePages, present, spareConnects }),
    connect: api.connect.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      spareConnects(caller.accountId);
      return presentOne(context, await connectDomain(platform, caller, { siteId: input.id, text: input.name }));
    }),
    verify: api.verify.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      if (!(await findDomain(database.queries, caller, input.id))) throw new Refusal("NOT_FOUND");
      spare(looks, input.id);
      return presentOne(context, await verifyDomain(platform, tools, caller, input.id));
    }),
    setMain: api.setMain.handler(async ({ input, context }) =>
      presentOne(context, await setMainDomain(platform, requireCaller(context), input.id)),
    ),
    list: api.list.handler(async ({ input, context }) => {
      const after = decodeCursor(input.cursor);
      const filter = { purpose: "pages", siteId: input.siteId, limit: input.limit + 1, after } as const;
      const rows = await listDomains(database.queries, requireCaller(context), filter);
      const page = pageOf(rows, input.limit, (row) => ({ at: row.createdAt, id: row.id }));
      return { items: await present(context, page.rows), nextCursor: page.nextCursor };
    }),
    get: api.get.handler(async ({ input, context }) => {
      const row = await findDomain(database.queries, requireCaller(context), input.id);
      if (!row) throw new Refusal("NOT_FOUND");
      return presentOne(context, row);
    }),
    remove: api.remove.handler(async ({ input, context }) => {
      const { requestId } = context;
      await removeDomain(platform, tools.countPublished, { reach: requireCaller(context), requestId }, input.id);
    }),
  });
}
