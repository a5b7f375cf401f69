import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import { type Cursor, decodeCursor, pageOf } from "../../platform/cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { type LeadRow, listLeads } from "./lead-store.ts";
import { leadsCsv } from "./leads-csv.ts";
import { presentLead } from "./present-lead.ts";

const CSV_BATCH = 1_000;

const cursorOf = (row: LeadRow): Cursor => ({ at: row.createdAt, id: row.id });

export function leadRoutes({ database }: Platform): Router<typeof contract.leads, RequestContext> {
  const api = implement(contract.leads).$context<RequestContext>();
  return api.router({
    list: api.list.handler(async ({ input, context }) => {
      const { accountId } = requireCaller(context);
      const found = await listLeads(database.queries, accountId, input, input.limit + 1, decodeCursor(input.cursor));
      const { rows, nextCursor } = pageOf(found, input.limit, cursorOf);
      return { items: rows.map(presentLead), nextCursor };
    }),
    csv: api.csv.handler(async ({ input, context }) => {
      const { accountId } = requireCaller(context);
      const all: LeadRow[] = [];
      for (let after: Cursor | null = null; ; ) {
        const rows = await listLeads(database.queries, accountId, input, CSV_BATCH, after);
        all.push(...rows);
        const last = rows.at(-1);
        if (rows.length < CSV_BATCH || !last) break;
        after = cursorOf(last);
      }
      const text = leadsCsv(all.map(presentLead), input.formulaSafe);
      return new File([text], "leads.csv", { type: "text/csv; charset=utf-8" });
    }),
  });
}
