import { implement, type Router } from "@orpc/server";
import { contract, type SyncedSection } from "@vitrine/contract";
import type { Reach } from "../../platform/acting/reach.ts";
import { decodeCursor, pageOf } from "../../platform/cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { putContent, renameSection, requireSection } from "./change-section.ts";
import { createSection } from "./create-section.ts";
import { presentSection } from "./present-section.ts";
import { removeSection } from "./remove-section.ts";
import { countUses, isBeyondReach, listUses } from "./section-uses.ts";
import { listSections, type SectionRow } from "./synced-section-store.ts";

export function syncedRoutes(platform: Platform): Router<typeof contract.synced, RequestContext> {
  const { queries } = platform.database;
  const api = implement(contract.synced).$context<RequestContext>();
  const presented = async (reach: Reach, rows: readonly SectionRow[]): Promise<SyncedSection[]> => {
    const counts = await countUses(
      queries,
      reach,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => presentSection(row, counts.get(row.id)));
  };
  const one = async (reach: Reach, row: SectionRow): Promise<SyncedSection> =>
    presentSection(row, (await countUses(queries, reach, [row.id])).get(row.id));
  return api.router({
    list: api.list.handler(async ({ input: { limit, cursor }, context }) => {
      const caller = requireCaller(context);
      const found = await listSections(queries, caller, limit + 1, decodeCursor(cursor));
      const { rows, nextCursor } = pageOf(found, limit, (row) => ({ at: row.createdAt, id: row.id }));
      return { items: await presented(caller, rows), nextCursor };
    }),
    get: api.get.handler(async ({ input: { id }, context }) => {
      const caller = requireCaller(context);
      const row = await requireSection(queries, caller, id);
      const beyond = await isBeyondReach(queries, caller, id);
      return { section: await one(caller, row), fragment: { ...row.content }, isBeyondReach: beyond };
    }),
    create: api.create.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      return one(caller, await createSection(platform, caller, input));
    }),
    rename: api.rename.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      return one(caller, await renameSection(platform, caller, input));
    }),
    putContent: api.putContent.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      return one(caller, await putContent(platform, caller, input));
    }),
    listUses: api.listUses.handler(async ({ input: { id, limit, cursor }, context }) => {
      const caller = requireCaller(context);
      const { createdAt } = await requireSection(queries, caller, id);
      const afterId = decodeCursor(cursor)?.id;
      const found = await listUses(queries, caller, id, { limit: limit + 1, ...(afterId === undefined ? {} : { afterId }) });
      const { rows, nextCursor } = pageOf(found, limit, (use) => ({ at: createdAt, id: use.pageId }));
      return { items: [...rows], nextCursor };
    }),
    remove: api.remove.handler(async ({ input: { id }, context }) => {
      await removeSection(platform, requireCaller(context), id);
      return { success: true };
    }),
  });
}
