import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import { decodeCursor, pageOf } from "../../platform/cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { listLeads } from "./lead-store.ts";
import { presentLead } from "./present-lead.ts";
import { streamLeadsCsv } from "./stream-leads-csv.ts";

export function leadRoutes(platform: Platform): Router<typeof contract.leads, RequestContext> {
  const api = implement(contract.leads).$context<RequestContext>();
  return api.router({
    list: api.list.handler(async ({ input, context }) => {
      const found = await listLeads(platform.database.queries, requireCaller(context), input, input.limit + 1, decodeCursor(input.cursor));
      const { rows, nextCursor } = pageOf(found, input.limit, (row) => ({ at: row.createdAt, id: row.id }));
      return { items: rows.map(presentLead), nextCursor };
    }),
    csv: api.csv.handler(async ({ input: { formulaSafe, separator, ...filter }, context }) => {
      const file = await streamLeadsCsv(platform, requireCaller(context), filter, { formulaSafe, separator });
      context.replyHeaders.set("content-type", "text/csv; charset=utf-8");
      context.replyHeaders.set("content-disposition", 'attachment; filename="leads.csv"');
      return file;
    }),
  });
}
