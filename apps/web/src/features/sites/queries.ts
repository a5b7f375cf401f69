import { queryOptions } from "@tanstack/react-query";
import type { Site } from "@vitrine/contract";
import { api, client } from "../../platform/calls/client.ts";

/** All sites of the account, newest first. A plan has at most a few dozen. */
export const sitesQuery = queryOptions({
  queryKey: [...api.sites.list.key(), "all"],
  queryFn: async (): Promise<readonly Site[]> => {
    const all: Site[] = [];
    for (let cursor: string | undefined; ; ) {
      const { items, nextCursor } = await client.sites.list({ limit: 100, cursor });
      all.push(...items);
      if (nextCursor === null) return all;
      cursor = nextCursor;
    }
  },
});
