import { api } from "../../platform/calls/client.ts";

/** The tags and products of the account, by name. */
export const labelsQuery = api.labels.list.queryOptions({ input: {} });
