import type { Image, ImageFolder } from "@vitrine/contract";

/** Files and folders that something is done to. */
export interface Chosen {
  readonly imageIds: readonly string[];
  readonly folderIds: readonly string[];
}

/** One thing of the library as it is shown. */
export type LibraryItem = { readonly kind: "folder"; readonly folder: ImageFolder } | { readonly kind: "file"; readonly file: Image };

export function itemId(item: LibraryItem): string {
  return item.kind === "folder" ? item.folder.id : item.file.id;
}

export function itemName(item: LibraryItem): string {
  return item.kind === "folder" ? item.folder.name : item.file.name;
}

/** What is chosen, by the ids of the things. */
export function chosenOf(items: readonly LibraryItem[], ids: ReadonlySet<string>): Chosen {
  const chosen = items.filter((item) => ids.has(itemId(item)));
  return {
    imageIds: chosen.filter(({ kind }) => kind === "file").map(itemId),
    folderIds: chosen.filter(({ kind }) => kind === "folder").map(itemId),
  };
}

/** How many things are chosen. */
export function countOf({ imageIds, folderIds }: Chosen): number {
  return imageIds.length + folderIds.length;
}
