import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api, client } from "../../platform/calls/client.ts";
import type { AccountSearch } from "./account-search.ts";

/** Accounts, newest first. */
export function accountsQuery(search: AccountSearch) {
  return infiniteQueryOptions({
    queryKey: [...api.admin.accounts.key(), "infinite", search],
    queryFn: ({ pageParam }) => client.admin.accounts({ ...search, limit: 50, ...(pageParam ? { cursor: pageParam } : {}) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** What happened to an account's security, newest first. */
export function eventsOfQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...api.admin.events.key(), "infinite", id],
    queryFn: ({ pageParam }) => client.admin.events({ id, limit: 20, ...(pageParam ? { cursor: pageParam } : {}) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
