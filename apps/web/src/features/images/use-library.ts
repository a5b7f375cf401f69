import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ImageFolder } from "@vitrine/contract";
import { foldText } from "../../platform/language/fold-text.ts";
import type { LibraryItem } from "./chosen.ts";
import { folderPath } from "./folder-path.ts";
import type { LibrarySearch } from "./library-search.ts";
import { filesQuery, foldersQuery } from "./queries.ts";

/** The folders that are shown: those of a place, or all whose names have the words. */
function shownFolders(folders: readonly ImageFolder[], { folder, search }: LibrarySearch): readonly ImageFolder[] {
  if (!search) return folders.filter(({ parentId }) => parentId === (folder ?? null));
  return folders.filter(({ name }) => foldText(name).includes(foldText(search)));
}

/** What the library shows of a place, or of a search. */
export function useLibrary(where: LibrarySearch) {
  const folders = useQuery(foldersQuery);
  const files = useInfiniteQuery(filesQuery(where));
  const all = folders.data?.items ?? [];
  const items: LibraryItem[] = [
    ...shownFolders(all, where).map((folder) => ({ kind: "folder", folder }) as const),
    ...(files.data?.pages.flatMap((page) => page.items) ?? []).map((file) => ({ kind: "file", file }) as const),
  ];
  const isGone = where.folder !== undefined && folders.isSuccess && !all.some(({ id }) => id === where.folder);
  return {
    items,
    files,
    folders,
    /** Whether the folder that is asked for has been deleted. */
    isGone,
    path: folderPath(all, where.folder),
    total: folders.data?.total,
    error: files.data && folders.data ? null : (files.error ?? folders.error),
    isLoaded: files.data !== undefined && folders.data !== undefined,
    retry: () => {
      void files.refetch();
      void folders.refetch();
    },
  };
}
