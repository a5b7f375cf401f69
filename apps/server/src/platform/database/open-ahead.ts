import { type EmbeddedDatabase, embeddedDatabase } from "./embedded-database.ts";
import { databaseFolder, readyFolder } from "./ready-folder.ts";

/** Where an embedded database is, and what opens it. */
export interface EmbeddedPlace {
  /** The data folder. */
  readonly folder: string;
  /** Where the built worker and initialiser are. */
  readonly workerFile: URL;
  readonly initialiserFile: URL;
}

/** An embedded database that is being opened before those who need it are loaded. */
export interface OpenedAhead {
  /** The opening, once; null from then on, for whoever tries again. */
  take(): Promise<EmbeddedDatabase> | null;
}

/** Makes the embedded database where there is none, and opens it, however long that takes. @throws when it cannot. */
export async function openEmbeddedDatabase({ folder, workerFile, initialiserFile }: EmbeddedPlace): Promise<EmbeddedDatabase> {
  const place = databaseFolder(folder);
  await readyFolder(place, initialiserFile);
  const embedded = embeddedDatabase(place, workerFile);
  await embedded.start();
  return embedded;
}

/**
 * Begins to open it. Its thread loads and recovers the database while the process loads everything else, which takes as
 * long: a start has two processors to do it with.
 */
export function openAhead(place: EmbeddedPlace): OpenedAhead {
  let opening: Promise<EmbeddedDatabase> | null = openEmbeddedDatabase(place);
  // Whoever takes it hears why it failed.
  opening.catch(() => {});
  return {
    take() {
      const taken = opening;
      opening = null;
      return taken;
    },
  };
}
