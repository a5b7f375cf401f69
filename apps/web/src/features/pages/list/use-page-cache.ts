import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import type { Page } from "@vitrine/contract";
import { api } from "../../../platform/calls/client.ts";

type List = InfiniteData<{ items: Page[]; others?: Page[]; nextCursor: string | null }>;

export interface PageCache {
  /** Shows a change in every list at once; the function returned takes it back. */
  change(pageId: string, change: (page: Page) => Page | null): () => void;
  /** Reads the lists again. */
  refresh(): Promise<void>;
}

function changed(list: List | undefined, pageId: string, change: (page: Page) => Page | null): List | undefined {
  if (!list?.pages) return list;
  const within = (pages: readonly Page[]): Page[] => pages.flatMap((page) => (page.id === pageId ? (change(page) ?? []) : page));
  return {
    ...list,
    pages: list.pages.map((part) => ({ ...part, items: within(part.items), ...(part.others ? { others: within(part.others) } : {}) })),
  };
}

/** The lists of pages as they lie in memory, for changes that show before the server has answered. */
export function usePageCache(): PageCache {
  const queryClient = useQueryClient();
  const queryKey = [...api.pages.list.key(), "infinite"];
  return {
    change(pageId, change) {
      const before = queryClient.getQueriesData<List>({ queryKey });
      queryClient.setQueriesData<List>({ queryKey }, (list) => changed(list, pageId, change));
      return () => {
        for (const [key, list] of before) queryClient.setQueryData(key, list);
      };
    },
    refresh: () => queryClient.invalidateQueries({ queryKey: api.pages.key() }),
  };
}
