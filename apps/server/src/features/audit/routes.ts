import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import { type RequestContext, requireSelf } from "../../platform/request-context.ts";
import { listEvents } from "./list-events.ts";

export function auditRoutes({ database }: Platform): Router<typeof contract.audit, RequestContext> {
  const api = implement(contract.audit).$context<RequestContext>();
  return api.router({
    list: api.list.handler(({ input, context }) => listEvents(database.queries, requireSelf(context), input)),
  });
}
