import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api, client } from "../../platform/calls/client.ts";
import type { LibrarySearch } from "./library-search.ts";

/** Files a fetch of the library brings. */
export const PAGE_SIZE = 100;

/** All folders, and what is in the library in all. */
export const foldersQuery = api.images.folders.queryOptions({ input: {} });

/** Where files are looked for: what is asked of the call, and the end of their key. */
export type FilesWhere = { readonly search: string } | { readonly folderId: string };

export const filesKey = [...api.images.list.key(), "infinite"];

/** The files that stand in a folder; of a search, those of all folders. */
export function filesQuery({ folder, search }: LibrarySearch) {
  const where: FilesWhere = search ? { search } : { folderId: folder ?? "root" };
  return infiniteQueryOptions({
    queryKey: [...filesKey, where],
    queryFn: ({ pageParam }) => client.images.list({ ...where, limit: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}
