import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Page } from "@vitrine/contract";
import { api, client } from "../../platform/calls/client.ts";

/** Publications fetched at a time. */
const PART = 20;

/** The page that all of it is about. */
export function publishedPageQuery(pageId: string) {
  return queryOptions({ queryKey: [...api.pages.get.key(), pageId], queryFn: () => client.pages.get({ id: pageId }) });
}

/** The variants of a main page; a variant has none. */
export function variantsQuery({ id, mainId }: Pick<Page, "id" | "mainId">) {
  return queryOptions({
    queryKey: [...api.pages.listVariants.key(), id],
    enabled: mainId === null,
    queryFn: async () => (await client.pages.listVariants({ id })).items,
  });
}

/** What visitors were given of a page, newest first, a part at a time. */
export function publicationsQuery(pageId: string) {
  return infiniteQueryOptions({
    queryKey: [...api.publishing.listPublications.key(), "infinite", pageId],
    queryFn: ({ pageParam }) =>
      client.publishing.listPublications({ id: pageId, limit: PART, ...(pageParam ? { cursor: pageParam } : {}) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** The times that are set for a page. */
export function scheduleQuery(pageId: string) {
  return queryOptions({
    queryKey: [...api.publishing.getSchedule.key(), pageId],
    queryFn: () => client.publishing.getSchedule({ id: pageId }),
  });
}
