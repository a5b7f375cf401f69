import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { PAGE_ID, type PageDocument } from "@vitrine/document";
import { fetchDrawnLater } from "../../builder/drawn-later/fetch-drawn-later.ts";
import { fetchKindWords } from "../../builder/kind-words/fetch-kind-words.ts";
import { api, client } from "../../platform/calls/client.ts";

/** Revisions fetched at a time. */
const PART = 50;

/** The history of a page, newest first, a part at a time. */
export function historyQuery(pageId: string) {
  return infiniteQueryOptions({
    queryKey: [...api.revisions.list.key(), "infinite", pageId],
    queryFn: ({ pageParam }) => client.revisions.list({ id: pageId, limit: PART, ...(pageParam ? { cursor: pageParam } : {}) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** A document with what draws it. */
async function drawable(document: Readonly<Record<string, unknown>>): Promise<PageDocument> {
  const page = document as unknown as PageDocument;
  const record = page.records[PAGE_ID];
  await Promise.all([fetchDrawnLater(page), record?.type === "page" ? fetchKindWords(record.language) : undefined]);
  return page;
}

/** One state of a page. */
export interface PageState {
  /** Names it among all: the revision, or the version that the page is at. */
  readonly at: string;
  readonly page: PageDocument;
}

/** A page as it was in a revision, which never changes; as it is now without one. */
export function stateQuery(pageId: string, revisionId: string | undefined) {
  return queryOptions({
    queryKey: [...api.revisions.get.key(), pageId, revisionId ?? "now"],
    staleTime: revisionId === undefined ? 0 : Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<PageState> => {
      if (revisionId !== undefined) {
        const { document } = await client.revisions.get({ id: pageId, revisionId });
        return { at: revisionId, page: await drawable(document) };
      }
      const { version, document } = await client.pages.getDocument({ id: pageId });
      return { at: `${pageId} ${version}`, page: await drawable(document) };
    },
  });
}
