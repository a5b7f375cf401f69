import { markedImageId, uploadRecordKey } from "@vitrine/contract";
import type { Platform } from "../../../platform/platform.ts";

/**
 * Removes every file of an account's images from storage: first what they are found by, then what was uploaded, and
 * what was made of it.
 */
export async function removeImageFiles({ storage }: Pick<Platform, "storage">, accountId: string): Promise<void> {
  const keys = await Array.fromAsync(storage.list(`images/${accountId}/`));
  const ids = keys.flatMap((key) => markedImageId(key) ?? []);
  const removeRecords = async (): Promise<void> => {
    for (const id of ids) await storage.remove(uploadRecordKey(id));
  };
  await removeRecords();
  for (const key of keys) await storage.remove(key);
  // One that was just being written: whoever begins now finds its mark gone.
  await removeRecords();
}
