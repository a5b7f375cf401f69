import { uploadMarkKey, uploadRecordKey } from "@vitrine/contract";
import { z } from "zod";
import { wholeAccount } from "../../../platform/acting/reach.ts";
import { jobQueue } from "../../../platform/jobs/job.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Storage } from "../../../platform/storage/storage.ts";
import { type DeletedImage, dropDeleted, listDeleted } from "./deleted-image-store.ts";

export const FORGET_QUEUE = jobQueue("images.forget-deleted", z.object({ accountId: z.string() }));

const BATCH = 200;

/** Takes from storage what a file is found by: nobody finds it from then on. */
export async function forgetImage(storage: Storage, image: DeletedImage): Promise<void> {
  await storage.remove(uploadRecordKey(image.id));
  await storage.remove(uploadMarkKey(image, image.id));
}

/** Does so for all that an account has deleted. */
export async function forgetDeleted({ database, storage }: Platform, accountId: string): Promise<void> {
  const reach = wholeAccount(accountId);
  for (;;) {
    const rows = await listDeleted(database.queries, reach, BATCH);
    for (const row of rows) await forgetImage(storage, row);
    const ids = rows.map(({ id }) => id);
    await dropDeleted(database.queries, reach, ids);
    if (rows.length < BATCH) return;
  }
}
