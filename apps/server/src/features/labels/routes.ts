import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { changeLabel, type LabelUses, removeLabel } from "./change-label.ts";
import { createLabel } from "./create-label.ts";
import { listLabels } from "./label-store.ts";
import { presentLabel } from "./present-label.ts";

export function labelRoutes(platform: Platform, uses: LabelUses): Router<typeof contract.labels, RequestContext> {
  const api = implement(contract.labels).$context<RequestContext>();
  return api.router({
    list: api.list.handler(async ({ input: { kind }, context }) => ({
      items: (await listLabels(platform.database.queries, requireCaller(context), kind)).map(presentLabel),
    })),
    create: api.create.handler(async ({ input, context }) => presentLabel(await createLabel(platform, requireCaller(context), input))),
    update: api.update.handler(async ({ input, context }) =>
      presentLabel(await changeLabel(platform, uses, requireCaller(context), input)),
    ),
    remove: api.remove.handler(async ({ input: { id }, context }) => {
      await removeLabel(platform, uses, requireCaller(context), id);
      return { success: true };
    }),
  });
}
