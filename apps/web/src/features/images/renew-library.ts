import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { LibraryChange } from "@vitrine/contract";
import { api, client } from "../../platform/calls/client.ts";
import { type FilesWhere, filesKey, foldersQuery, PAGE_SIZE } from "./queries.ts";

type Part = Awaited<ReturnType<typeof client.images.list>>;
type Parts = InfiniteData<Part, string | null>;

/**
 * Brings what is loaded of the library up to date, by what is told of the changes: with thousands of files loaded, one
 * that came or went is no reason to ask for all of them again. Never fails: what cannot be renewed is asked for whole.
 */
export async function renewLibrary(queryClient: QueryClient, changes: readonly LibraryChange[]): Promise<void> {
  // What is on its way would bring back how it was.
  if (changes.some(({ what }) => what === "any") || queryClient.isFetching({ queryKey: filesKey }) > 0) {
    await queryClient.invalidateQueries({ queryKey: api.images.key() });
    return;
  }
  const gone = new Set(changes.flatMap((change) => (change.what === "gone" ? change.ids : [])));
  const renewed = [queryClient.invalidateQueries({ queryKey: foldersQuery.queryKey })];
  if (gone.size > 0) {
    queryClient.setQueriesData<Parts>({ queryKey: filesKey }, (parts) => parts && without(parts, gone));
    renewed.push(queryClient.invalidateQueries({ queryKey: api.images.get.key() }));
  }
  if (changes.some(({ what }) => what === "arrived")) {
    // Places that nobody looks at begin anew with their first part.
    queryClient.removeQueries({ queryKey: filesKey, type: "inactive" });
    const shown = queryClient.getQueryCache().findAll({ queryKey: filesKey, type: "active" });
    renewed.push(...shown.map(({ queryKey }) => addNewest(queryClient, queryKey)));
  }
  await Promise.all(renewed);
}

function without(parts: Parts, ids: ReadonlySet<string>): Parts {
  return { ...parts, pages: parts.pages.map((part) => ({ ...part, items: part.items.filter(({ id }) => !ids.has(id)) })) };
}

async function addNewest(queryClient: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const newest = await client.images.list({ ...(queryKey.at(-1) as FilesWhere), limit: PAGE_SIZE }).catch(() => null);
  const parts = queryClient.getQueryData<Parts>(queryKey);
  const known = new Set(parts?.pages.flatMap(({ items }) => items.map(({ id }) => id)));
  if (newest?.nextCursor === null) {
    queryClient.setQueryData<Parts>(queryKey, { pages: [newest], pageParams: [null] });
    return;
  }
  if (!newest?.items.some(({ id }) => known.has(id)) || !parts) {
    await queryClient.invalidateQueries({ queryKey });
    return;
  }
  const { pages, ...rest } = without(parts, new Set(newest.items.map(({ id }) => id)));
  const [first, ...others] = pages;
  if (first)
    queryClient.setQueryData<Parts>(queryKey, { ...rest, pages: [{ ...first, items: [...newest.items, ...first.items] }, ...others] });
}
