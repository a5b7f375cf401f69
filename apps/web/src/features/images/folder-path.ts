import type { ImageFolder } from "@vitrine/contract";

/** The folders that lead to one, the outermost first, and that itself; none for the library, or for one that is gone. */
export function folderPath(folders: readonly ImageFolder[], id: string | undefined): ImageFolder[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const path: ImageFolder[] = [];
  for (let folder = id === undefined ? undefined : byId.get(id); folder && !path.includes(folder); ) {
    path.unshift(folder);
    folder = folder.parentId === null ? undefined : byId.get(folder.parentId);
  }
  return path;
}

/** All folders as a list of rows, those inside behind their own, each with how deep it stands. */
export function folderRows(folders: readonly ImageFolder[]): { readonly folder: ImageFolder; readonly depth: number }[] {
  const inner = Map.groupBy(folders, ({ parentId }) => parentId);
  const rowsIn = (parentId: string | null, depth: number): { folder: ImageFolder; depth: number }[] =>
    (inner.get(parentId) ?? []).flatMap((folder) => [{ folder, depth }, ...rowsIn(folder.id, depth + 1)]);
  return rowsIn(null, 1);
}
