import { api } from "../../platform/calls/client.ts";

/** The account's API keys, newest first: it may have 50, and a list holds 100. */
export const keysQuery = api.accounts.keys.queryOptions({ input: { limit: 100 } });
