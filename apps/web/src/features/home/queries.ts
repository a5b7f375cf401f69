import { queryOptions } from "@tanstack/react-query";
import { api } from "../../platform/client.ts";

/** Rows the first screen shows of each list. */
const FEW = 5;

export const recentPagesQuery = queryOptions(api.pages.list.queryOptions({ input: { limit: FEW } }));
export const recentLeadsQuery = queryOptions(api.leads.list.queryOptions({ input: { limit: FEW } }));
