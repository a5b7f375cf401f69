import { STEPS_DATABASE } from "../../../platform/kept-steps.ts";

/** What is kept of the steps of one tab on one page, each as JSON. */
export interface ShelvedSteps {
  /** Whose they are: nobody else is given them. */
  readonly ownerId: string;
  /** Milliseconds since 1970 when they were kept. */
  readonly at: number;
  readonly done: readonly string[];
  readonly undone: readonly string[];
}

/** Where steps outlive a reload. It may be full, or not there at all: nothing but undo stands on it. */
export interface StepsShelf {
  read(place: string): Promise<unknown>;
  /** False when there was no room for them. */
  write(place: string, steps: ShelvedSteps): Promise<boolean>;
  /** Takes away what was kept before a moment. */
  dropBefore(at: number): Promise<void>;
  close(): void;
}

const STORE = "steps";

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no answer"));
  });
}

/** Steps in the browser's own database. */
export function browserShelf(): StepsShelf {
  let opened: Promise<IDBDatabase> | null = null;
  let isOver = false;
  const open = (): Promise<IDBDatabase> => {
    opened ??= (async () => {
      const request = indexedDB.open(STEPS_DATABASE, 1);
      request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
      const database = await answerOf(request);
      // Somebody logs out: it is taken away, and a page that stays open must not bring any of it back.
      database.onversionchange = () => {
        isOver = true;
        database.close();
      };
      return database;
    })();
    opened.catch(() => {
      opened = null;
    });
    return opened;
  };
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    const database = await open();
    if (isOver) throw new Error("it was taken away");
    return database.transaction(STORE, mode).objectStore(STORE);
  };
  return {
    read: async (place) => answerOf<unknown>((await store("readonly")).get(place)),
    async write(place, steps) {
      try {
        const shelf = await store("readwrite");
        const written = answerOf(shelf.put(steps, place));
        // Said at once: a page that is being left does not live to see that nothing more is to be written.
        shelf.transaction.commit();
        await written;
        return true;
      } catch {
        return false;
      }
    },
    async dropBefore(at) {
      const request = (await store("readwrite")).openCursor();
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor) return;
        const { at: keptAt = 0 } = cursor.value as Partial<ShelvedSteps>;
        if (keptAt < at) cursor.delete();
        cursor.continue();
      };
    },
    close: () => void opened?.then((database) => database.close()).catch(() => undefined),
  };
}
