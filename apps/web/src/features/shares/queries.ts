import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { PageDocument } from "@vitrine/document";
import { api, client } from "../../platform/calls/client.ts";
import { imageAddress } from "../../platform/image-address.ts";

/** Links fetched at a time. */
const PART = 50;

/** The share links of a page, newest first, a part at a time. */
export function sharesQuery(pageId: string) {
  return infiniteQueryOptions({
    queryKey: [...api.shares.list.key(), "infinite", pageId],
    queryFn: ({ pageParam }) => client.shares.list({ id: pageId, limit: PART, ...(pageParam ? { cursor: pageParam } : {}) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** The page that links are of. */
export function sharedPageQuery(pageId: string) {
  return queryOptions({ queryKey: [...api.pages.get.key(), pageId], queryFn: () => client.pages.get({ id: pageId }) });
}

/** What a link shows, drawn as one HTML file that stands by itself. What draws it is fetched with it. */
export function openedShareQuery(token: string) {
  return queryOptions({
    queryKey: [...api.shares.open.key(), token],
    refetchOnWindowFocus: false,
    queryFn: async () => {
      const [{ document, title, ...rest }, { fetchPreview }] = await Promise.all([
        client.shares.open({ token }),
        import("../../builder/preview/preview-page.ts"),
      ]);
      const { html } = await fetchPreview(document as unknown as PageDocument, title, { address: imageAddress });
      return { ...rest, title, html };
    },
  });
}
