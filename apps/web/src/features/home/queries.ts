import { api } from "../../platform/calls/client.ts";

/** Rows the first screen shows of each list. */
const FEW = 5;

export const recentPagesQuery = api.pages.list.queryOptions({ input: { limit: FEW } });
export const recentLeadsQuery = api.leads.list.queryOptions({ input: { limit: FEW } });
