import { iconKey, iconsFolder } from "@vitrine/contract";
import type { Queries } from "../../../platform/database/database.ts";
import type { Storage } from "../../../platform/storage/storage.ts";
import { findIcon } from "./site-settings-store.ts";

/** Puts a site's icon where it is not yet; what it is called then, nothing where it has none. */
export async function putIconFile(
  queries: Queries,
  storage: Storage,
  site: { readonly id: string; readonly folder: string },
  name: string | null,
) {
  if (name === null) return undefined;
  if (await storage.has(iconKey(site.folder, name))) return name;
  const icon = await findIcon(queries, site.id);
  if (!icon) return undefined;
  await storage.put(iconKey(site.folder, icon.name), icon.bytes);
  return icon.name;
}

/** Removes icons that a site has no more. */
export async function removeEarlierIcons(storage: Storage, folder: string, current: string | undefined): Promise<void> {
  const keep = current === undefined ? null : iconKey(folder, current);
  for await (const key of storage.list(iconsFolder(folder))) if (key !== keep) await storage.remove(key);
}
