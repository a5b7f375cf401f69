import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Page } from "@vitrine/contract";
import { api, client } from "../../platform/calls/client.ts";
import type { LeadSearch } from "./lead-search.ts";

/** Leads, newest first, `limit` at a time. */
export function leadsQuery(filter: LeadSearch, limit = 50) {
  return infiniteQueryOptions({
    queryKey: [...api.leads.list.key(), "infinite", filter, limit],
    queryFn: ({ pageParam }) => client.leads.list({ ...filter, limit, ...(pageParam ? { cursor: pageParam } : {}) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** All pages of the account by id, for their titles. */
export const pageIndexQuery = queryOptions({
  queryKey: [...api.pages.list.key(), "index"],
  queryFn: async (): Promise<ReadonlyMap<string, Page>> => {
    const all = new Map<string, Page>();
    for (let cursor: string | undefined; ; ) {
      const { items, nextCursor } = await client.pages.list({ limit: 100, ...(cursor ? { cursor } : {}) });
      for (const page of items) all.set(page.id, page);
      if (nextCursor === null) return all;
      cursor = nextCursor;
    }
  },
});
