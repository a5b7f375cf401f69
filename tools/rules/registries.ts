import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { kindRegistries } from "../block-kinds/kind-registries.ts";
import { KINDS_FOLDER, readKinds } from "../block-kinds/read-kinds.ts";
import { libraryImages } from "../library/library-images.ts";
import { areasAndIds } from "../slices/areas-and-ids.ts";
import { messageNamespaces } from "../slices/message-namespaces.ts";
import type { Finding } from "../source-files.ts";

/** What is generated from folders says what the folders and slices say now. */
export async function registryRules(root: string): Promise<Finding[]> {
  const kinds = readKinds(root);
  const unnamed = kinds.filter(({ icon }) => icon === null);
  if (unnamed.length > 0) {
    return unnamed.map(({ kind }) => ({
      path: `${KINDS_FOLDER}/${kind}/block.ts`,
      message: 'has no icon that can be read: write icon: "<Name>" in defineBlock, as lucide calls it',
    }));
  }
  return [...kindRegistries(kinds), messageNamespaces(root), ...libraryImages(root), await areasAndIds(root)]
    .filter(({ path, text }) => !existsSync(join(root, path)) || readFileSync(join(root, path), "utf8") !== text)
    .map(({ path }) => ({ path, message: "is not what its sources say: run npm run generate" }));
}
