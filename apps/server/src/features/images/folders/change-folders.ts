import { FOLDERS_MOST } from "@vitrine/contract";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { lockLibrary } from "../image-store.ts";
import { tellLibrary } from "../tell-library.ts";
import { type FolderRow, insertFolder, listFolders, updateFolder } from "./folder-store.ts";
import { folderTree, refuseTakenName, refuseTooDeep } from "./folder-tree.ts";

/** A folder's name as it is compared: "VERÃO" and "verão" are one. */
function nameKey(name: string): string {
  return name.toLowerCase();
}

/** Makes a folder. @throws Refusal */
export async function createFolder(
  platform: Platform,
  reach: Reach,
  { name, parentId }: { readonly name: string; readonly parentId: string | null },
): Promise<FolderRow> {
  const { clock, database } = platform;
  const createdAt = new Date(clock.now());
  const row = { id: clock.id("imageFolder"), accountId: reach.accountId, parentId, name, nameKey: nameKey(name), createdAt };
  await database.transaction(async (queries) => {
    await lockLibrary(queries, reach);
    const rows = await listFolders(queries, reach);
    if (rows.length >= FOLDERS_MOST) throw new Refusal("FOLDER_LIMIT", { values: { limit: FOLDERS_MOST } });
    const tree = folderTree(rows);
    if (parentId !== null) tree.require(parentId);
    refuseTooDeep(tree.depthOf(parentId) + 1);
    refuseTakenName(tree, parentId, row);
    await insertFolder(queries, row);
  });
  tellLibrary(platform, reach, { what: "folders" });
  return row;
}

/** Gives a folder another name. @throws Refusal */
export async function renameFolder(
  platform: Platform,
  reach: Reach,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<FolderRow> {
  const changes = { name, nameKey: nameKey(name) };
  const row = await platform.database.transaction(async (queries) => {
    await lockLibrary(queries, reach);
    const tree = folderTree(await listFolders(queries, reach));
    const found = tree.require(id);
    refuseTakenName(tree, found.parentId, { id, ...changes });
    await updateFolder(queries, id, changes);
    return { ...found, ...changes };
  });
  tellLibrary(platform, reach, { what: "folders" });
  return row;
}
