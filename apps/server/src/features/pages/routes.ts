import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import { decodeCursor, pageOf } from "../../platform/cursor.ts";
import { storedDocument } from "../../platform/documents/document-input.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { findSites } from "../sites/index.ts";
import { changePage, type MovePage } from "./change-page.ts";
import { createPage } from "./create-page.ts";
import { readStoredDocument } from "./document/document-store.ts";
import { openAt } from "./document/open-documents.ts";
import type { PageEditing } from "./document/page-editing.ts";
import { readSince } from "./document/read-since.ts";
import { type KeepRevision, replaceDocument } from "./document/save-document.ts";
import { duplicatePage } from "./duplicate-page.ts";
import { labelPages } from "./label-pages.ts";
import { deleteApprovedCode, findApprovedCode, insertApprovedCode } from "./own-code/approved-code-store.ts";
import { findPage, listPages, lockPage, type PageRow } from "./page-store.ts";
import { presentPage } from "./present-page.ts";
import { addVariant } from "./sets/add-variant.ts";
import { makeMain } from "./sets/make-main.ts";
import { listOthersOfSets, listVariants } from "./sets/set-store.ts";
import { presentSettings } from "./settings/present-settings.ts";
import { readSettings } from "./settings/put-settings.ts";
import { changeTypes, doWithSeveral, type Several, type UnpublishPage } from "./several/do-with-several.ts";
import { readSiteStyle, saveSiteStyle } from "./site-style/save-site-style.ts";
import { removeForGood } from "./trash/empty-trash.ts";
import { putIntoTrash } from "./trash/put-into-trash.ts";
import { restorePage } from "./trash/restore-page.ts";

interface PageTools {
  readonly movePage: MovePage;
  readonly unpublishPage: UnpublishPage;
  readonly keepRevision: KeepRevision;
  readonly editing: PageEditing;
}

export function pageRoutes(
  platform: Platform,
  { movePage, unpublishPage, keepRevision, editing }: PageTools,
): Router<typeof contract.pages, RequestContext> {
  const { config, database } = platform;
  const api = implement(contract.pages).$context<RequestContext>();
  const { documents } = editing;
  const present = async (rows: readonly PageRow[]) => {
    const sites = new Map((await findSites(database.queries, [...new Set(rows.map((row) => row.siteId))])).map((site) => [site.id, site]));
    return rows.flatMap((row) => {
      const site = sites.get(row.siteId);
      return site ? [presentPage(config, row, site)] : [];
    });
  };
  const presentOne = async (row: PageRow) => {
    const [page] = await present([row]);
    if (!page) throw new Refusal("NOT_FOUND");
    return page;
  };
  const presentSeveral = async ({ rows, failed }: Several) => ({ items: await present(rows), failed });
  const own = async (context: RequestContext, id: string) => {
    const row = await findPage(database.queries, requireCaller(context), id);
    if (!row) throw new Refusal("NOT_FOUND");
    return row;
  };
  return api.router({
    create: api.create.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      const { row, site } = await createPage(platform, caller, { ...input, language: input.language ?? caller.actor.language });
      return presentPage(config, row, site);
    }),
    list: api.list.handler(async ({ input, context }) => {
      const { tagId, productId, ...rest } = input;
      const filter = { ...rest, labelIds: [tagId, productId].filter((id) => id !== undefined) };
      const caller = requireCaller(context);
      const found = await listPages(database.queries, caller, filter, input.limit + 1, decodeCursor(input.cursor));
      const { rows, nextCursor } = pageOf(found, input.limit, (row) => ({ at: row.deletedAt ?? row.lastEdited, id: row.id }));
      const others = input.status === "deleted" ? [] : await listOthersOfSets(database.queries, caller, rows);
      return { items: await present(rows), others: await present(others), nextCursor };
    }),
    get: api.get.handler(async ({ input, context }) => presentOne(await own(context, input.id))),
    update: api.update.handler(async ({ input, context }) => {
      await changePage(platform, { move: movePage, editing }, requireCaller(context), input);
      return presentOne(await own(context, input.id));
    }),
    getSettings: api.getSettings.handler(async ({ input, context }) => {
      const { version, tree } = await readSettings(platform, editing, requireCaller(context), input.id);
      return { version, settings: presentSettings(tree.page()) };
    }),
    label: api.label.handler(async ({ input, context }) => ({
      items: await present(await labelPages(platform, requireCaller(context), input)),
    })),
    duplicate: api.duplicate.handler(async ({ input, context }) =>
      presentOne(await duplicatePage(platform, requireCaller(context), input.id)),
    ),
    remove: api.remove.handler(async ({ input, context }) => {
      await putIntoTrash(platform, requireCaller(context), input.id);
      return { success: true };
    }),
    restore: api.restore.handler(async ({ input, context }) => {
      const { movedFrom } = await restorePage(platform, requireCaller(context), input.id);
      return { ...(await presentOne(await own(context, input.id))), movedFrom };
    }),
    removeForGood: api.removeForGood.handler(async ({ input, context }) => {
      await removeForGood(platform, requireCaller(context), input.id);
      return { success: true };
    }),
    listVariants: api.listVariants.handler(async ({ input, context }) => {
      const page = await own(context, input.id);
      return presentSeveral({ rows: await listVariants(database.queries, requireCaller(context), page.id), failed: [] });
    }),
    addVariant: api.addVariant.handler(async ({ input, context }) => presentOne(await addVariant(platform, requireCaller(context), input))),
    makeMain: api.makeMain.handler(async ({ input, context }) => {
      await makeMain(platform, requireCaller(context), input.id);
      return presentOne(await own(context, input.id));
    }),
    doWithSeveral: api.doWithSeveral.handler(async ({ input, context }) =>
      presentSeveral(await doWithSeveral(platform, unpublishPage, context, input)),
    ),
    changeTypes: api.changeTypes.handler(async ({ input, context }) =>
      presentSeveral(await changeTypes(platform, editing, context, input)),
    ),
    getDocument: api.getDocument.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      // Held while both are read: the version and the document belong together.
      return database.transaction(async (queries) => {
        const page = await lockPage(queries, caller, input.id);
        if (!page) throw new Refusal("NOT_FOUND");
        const { id, version } = page;
        const document = storedDocument(await readStoredDocument(queries, id), id);
        // Whoever reads a page is likely to edit it next, and then nothing has to be read and checked again.
        if (!documents.at(id, version)) documents.keep(id, openAt(version, document));
        return { version, document: { ...document } };
      });
    }),
    putDocument: api.putDocument.handler(async ({ input, context }) => ({
      version: await replaceDocument(platform, keepRevision, requireCaller(context), input),
    })),
    findCode: api.findCode.handler(async ({ input, context }) => ({
      on: [...(await findApprovedCode(database.queries, requireCaller(context), input.seals.split(",")))],
    })),
    approveCode: api.approveCode.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      const approved = { seal: input.seal, approvedBy: caller.actor.accountId, approvedAt: new Date(platform.clock.now()) };
      await insertApprovedCode(database.queries, caller, approved);
      return { success: true };
    }),
    withdrawCode: api.withdrawCode.handler(async ({ input, context }) => {
      await deleteApprovedCode(database.queries, requireCaller(context), input.seal);
      return { success: true };
    }),
    getSiteStyle: api.getSiteStyle.handler(({ input, context }) => readSiteStyle(platform, requireCaller(context), input.id)),
    putSiteStyle: api.putSiteStyle.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      await saveSiteStyle(platform, caller, input);
      return readSiteStyle(platform, caller, input.id);
    }),
    operate: api.operate.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      const version = await editing.save(caller, input);
      const { accountId, actor } = caller;
      const isWatched = platform.live.isHeardBeside("page", { accountId, id: input.id }, actor.sessionId);
      return { version, ...(isWatched ? { isWatched } : {}) };
    }),
    listOperations: api.listOperations.handler(({ input, context }) => readSince(platform, requireCaller(context), input)),
  });
}
