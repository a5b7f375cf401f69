import type { Reach } from "../../../platform/acting/reach.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { listFolders, moveFolders } from "../folders/folder-store.ts";
import { folderTree, refuseTakenName, refuseTooDeep } from "../folders/folder-tree.ts";
import { lockLibrary } from "../image-store.ts";
import { tellLibrary } from "../tell-library.ts";
import { moveRows } from "./image-change-store.ts";

/** Files and folders that somebody has chosen. */
export interface Chosen {
  readonly imageIds: readonly string[];
  readonly folderIds: readonly string[];
}

/** Puts files and folders into a folder, all of them or none; null is the library itself. @throws Refusal */
export async function moveFiles(
  platform: Platform,
  reach: Reach,
  { imageIds, folderIds, to }: Chosen & { readonly to: string | null },
): Promise<void> {
  await platform.database.transaction(async (queries) => {
    await lockLibrary(queries, reach);
    const tree = folderTree(await listFolders(queries, reach));
    if (to !== null) tree.require(to);
    const moved = tree.outermost(folderIds.map((id) => tree.require(id).id));
    const names = new Map<string, string>();
    for (const row of moved) {
      if (to !== null && tree.withInner([row.id]).some(({ id }) => id === to)) throw new Refusal("FOLDER_INTO_ITSELF");
      refuseTooDeep(tree.depthOf(to) + tree.heightOf(row.id));
      refuseTakenName(tree, to, row);
      // Two of one name that come from different places would meet in this one.
      if (names.has(row.nameKey)) throw new Refusal("FOLDER_NAME_TAKEN", { values: { name: row.name } });
      names.set(row.nameKey, row.id);
    }
    await moveFolders(
      queries,
      moved.map(({ id }) => id),
      to,
    );
    if ((await moveRows(queries, reach, imageIds, to)) < new Set(imageIds).size) throw new Refusal("IMAGE_NOT_FOUND");
  });
  tellLibrary(platform, reach);
}
