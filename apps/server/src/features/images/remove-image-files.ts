import type { Platform } from "../../platform/platform.ts";

/** Removes every file of an account's pictures from storage: what was uploaded, and what was made of it. */
export async function removeImageFiles({ storage }: Pick<Platform, "storage">, accountId: string): Promise<void> {
  for (const key of await storage.list(`images/${accountId}/`)) await storage.remove(key);
}
