import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api, client } from "../../platform/calls/client.ts";
import { findsSinglePages, type PageSearch } from "./list/page-search.ts";

/** Rows fetched at a time. */
const PAGE_SIZE = 30;

/** The list of pages, last edited first, a part at a time. */
export function pagesQuery(filter: PageSearch) {
  return infiniteQueryOptions({
    queryKey: [...api.pages.list.key(), "infinite", filter],
    queryFn: ({ pageParam }) =>
      client.pages.list({
        ...filter,
        ...(findsSinglePages(filter) ? {} : { mainsOnly: "true" }),
        limit: PAGE_SIZE,
        ...(pageParam ? { cursor: pageParam } : {}),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}
