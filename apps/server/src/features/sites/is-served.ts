import { hostKey, siteFolder, wholeManifestKey } from "@vitrine/contract";
import type { Storage } from "../../platform/storage/storage.ts";

/** Whether anything of a site is on disk under this name, or leads to one from there. */
export async function isServed(storage: Storage, name: string): Promise<boolean> {
  if ((await storage.has(wholeManifestKey(name))) || (await storage.has(hostKey(name)))) return true;
  for await (const _ of storage.list(siteFolder(name))) return true;
  return false;
}
