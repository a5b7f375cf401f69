import { PGlite } from "@electric-sql/pglite";
import { isFull } from "../is-full.ts";
import { NO_ROOM } from "./ready-folder.ts";

/** Makes an empty database folder. Run in a process of its own: it needs 800 MB for a few seconds. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("usage: initialise FOLDER");
try {
  const database = await PGlite.create(folder);
  await database.close();
} catch (error) {
  if (!isFull(error)) throw error;
  process.exit(NO_ROOM);
}
