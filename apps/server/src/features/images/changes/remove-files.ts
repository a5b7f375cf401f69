import { NAMED_FILES_MOST } from "@vitrine/contract";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { deleteFolders, listFolders } from "../folders/folder-store.ts";
import { folderTree } from "../folders/folder-tree.ts";
import { lockLibrary } from "../image-store.ts";
import { FORGET_QUEUE } from "../storing/forget-deleted.ts";
import { noteLoose } from "../storing/loose-file-store.ts";
import { tellLibrary } from "../tell-library.ts";
import { deleteRows, lockRows } from "./image-change-store.ts";
import { type FindImageUses, findUses, presentUses } from "./image-uses.ts";
import type { Chosen } from "./move-files.ts";

/** Rows that one statement names. */
const BATCH = 1_000;

/**
 * Deletes files, and folders with what is in them, all of it or nothing. What visitors of a page see stays; what else is
 * in use goes only where that is known. The rows go at once; what lies in storage follows.
 * @throws Refusal with where it is used
 */
export async function removeFiles(
  platform: Platform,
  finders: FindImageUses,
  reach: Reach,
  { imageIds, folderIds, evenUsed }: Chosen & { readonly evenUsed: boolean },
): Promise<{ readonly files: number; readonly folders: number }> {
  const removed = await platform.database.transaction(async (queries) => {
    await lockLibrary(queries, reach);
    const tree = folderTree(await listFolders(queries, reach));
    // What somebody else has deleted meanwhile is deleted, as was wanted.
    const folders = tree.withInner(folderIds).map(({ id }) => id);
    const rows = await lockRows(queries, reach, imageIds, folders);
    const ids = rows.map(({ id }) => id);
    await refuseUsed(queries, finders, reach, ids, evenUsed);
    for (let at = 0; at < rows.length; at += BATCH) {
      const some = rows.slice(at, at + BATCH);
      await deleteRows(queries, reach, some);
      const hashes = some.map(({ hash }) => hash);
      await noteLoose(queries, reach, hashes, new Date(platform.clock.now()));
    }
    await deleteFolders(queries, folders);
    if (rows.length > 0) await platform.jobs.make(queries, FORGET_QUEUE, { accountId: reach.accountId }, { accountId: reach.accountId });
    return { ids, folders: folders.length };
  });
  const { ids } = removed;
  tellLibrary(platform, reach, ids.length > NAMED_FILES_MOST ? { what: "any" } : { what: "gone", ids });
  return { files: ids.length, folders: removed.folders };
}

async function refuseUsed(
  queries: Queries,
  finders: FindImageUses,
  reach: Reach,
  ids: readonly string[],
  evenUsed: boolean,
): Promise<void> {
  const uses = await findUses(queries, finders, reach, ids);
  const data = { uses: presentUses(uses) };
  if (uses.isLive) throw new Refusal("IMAGE_PUBLISHED", { data });
  if (uses.isElsewhere) throw new Refusal("IMAGE_ELSEWHERE", { data });
  const isUsed = uses.pages.length + uses.sections.length + uses.templates.length + uses.otherPages > 0;
  if (isUsed && !evenUsed) throw new Refusal("IMAGE_USED", { data });
}
