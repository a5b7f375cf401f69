import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { kindRegistries } from "./block-kinds/kind-registries.ts";
import { readKinds } from "./block-kinds/read-kinds.ts";
import { libraryImages } from "./library/library-images.ts";
import { areasAndIds } from "./slices/areas-and-ids.ts";
import { messageNamespaces } from "./slices/message-namespaces.ts";

/** `npm run generate`: writes the lists that follow from folders. They are committed; `npm run check` says when they are stale. */
const root = process.argv[2] ?? dirname(dirname(fileURLToPath(import.meta.url)));

for (const { path, text } of [
  ...kindRegistries(readKinds(root)),
  messageNamespaces(root),
  ...libraryImages(root),
  await areasAndIds(root),
]) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
