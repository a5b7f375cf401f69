import { PGlite } from "@electric-sql/pglite";

/** Makes an empty database folder. Run in a process of its own: it needs 800 MB for a few seconds. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("usage: initialise FOLDER");
const database = await PGlite.create(folder);
await database.close();
