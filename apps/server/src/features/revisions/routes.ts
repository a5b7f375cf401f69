import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import { decodeCursor, pageOf } from "../../platform/cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { findPage, type PageEditing, type PageRow } from "../pages/index.ts";
import { nameRevision } from "./name-revision.ts";
import { pageFromRevision } from "./page-from-revision.ts";
import { presentRevisions } from "./present-revision.ts";
import { readRevision } from "./read-revision.ts";
import { restoreRevision } from "./restore-revision.ts";
import { findRevision, listRevisions, type RevisionRow } from "./revision-store.ts";
import { authorOf, takeRevision } from "./take-revision.ts";

export function revisionRoutes(platform: Platform, editing: PageEditing): Router<typeof contract.revisions, RequestContext> {
  const { queries } = platform.database;
  const api = implement(contract.revisions).$context<RequestContext>();
  const own = async (context: RequestContext, id: string): Promise<PageRow> => {
    const page = await findPage(queries, requireCaller(context), id);
    if (!page) throw new Refusal("NOT_FOUND");
    return page;
  };
  const presentOne = async (page: PageRow, row: RevisionRow) => {
    const [revision] = await presentRevisions(queries, page, [row]);
    if (!revision) throw new Refusal("NOT_FOUND");
    return revision;
  };
  return api.router({
    list: api.list.handler(async ({ input, context }) => {
      const page = await own(context, input.id);
      const found = await listRevisions(queries, page.id, input.limit + 1, decodeCursor(input.cursor));
      const { rows, nextCursor } = pageOf(found, input.limit, (row) => ({ at: row.createdAt, id: row.id }));
      return { items: await presentRevisions(queries, page, rows), nextCursor };
    }),
    save: api.save.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      const page = await own(context, input.id);
      const taking = { pageId: page.id, kind: "named", name: input.name, ...authorOf(caller) } as const;
      const taken = await takeRevision(platform, caller, taking);
      if (!taken) throw new Refusal("NOT_FOUND");
      return presentOne(page, taken.row);
    }),
    get: api.get.handler(async ({ input, context }) => {
      const page = await own(context, input.id);
      const row = await findRevision(queries, page.id, input.revisionId);
      if (!row) throw new Refusal("NOT_FOUND");
      return { revision: await presentOne(page, row), document: { ...(await readRevision(queries, row)) } };
    }),
    rename: api.rename.handler(async ({ input, context }) => {
      const page = await own(context, input.id);
      return presentOne(page, await nameRevision(platform, page, input));
    }),
    restore: api.restore.handler(async ({ input, context }) => {
      await own(context, input.id);
      return restoreRevision(platform, editing, requireCaller(context), input);
    }),
    makePage: api.makePage.handler(({ input, context }) => pageFromRevision(platform, requireCaller(context), input)),
  });
}
