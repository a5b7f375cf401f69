import { queryOptions } from "@tanstack/react-query";
import type { Domain } from "@vitrine/contract";
import { api, client } from "../../platform/calls/client.ts";

/** All domains of the account, newest first. */
export const domainsQuery = queryOptions({
  queryKey: [...api.domains.list.key(), "all"],
  queryFn: async (): Promise<readonly Domain[]> => {
    const all: Domain[] = [];
    for (let cursor: string | undefined; ; ) {
      const { items, nextCursor } = await client.domains.list({ limit: 100, cursor });
      all.push(...items);
      if (nextCursor === null) return all;
      cursor = nextCursor;
    }
  },
});

/** One domain. */
export function domainQuery(id: string) {
  return queryOptions({
    queryKey: [...api.domains.get.key(), id],
    queryFn: ({ signal }): Promise<Domain> => client.domains.get({ id }, { signal }),
  });
}
