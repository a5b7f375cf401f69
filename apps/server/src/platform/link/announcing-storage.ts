import type { Storage } from "../storage/storage.ts";

/** Where files are named by their content: nobody needs to hear of them, they never change. */
const UNCHANGING = "artefacts/";

/** Whoever serves what is stored: the front of this node, or of the others. */
export interface Announced {
  /** A file is another one now; with null, any may be. */
  tell(key: string | null): Promise<void> | void;
}

/** Storage that tells of each change before it returns. */
export function announcingStorage(storage: Storage, announced: Announced): Storage {
  const tell = async (key: string): Promise<void> => {
    if (!key.startsWith(UNCHANGING)) await announced.tell(key);
  };
  return {
    ...storage,
    async put(key, bytes, after) {
      await storage.put(key, bytes, after);
      await tell(key);
    },
    async putOnce(key, bytes, after) {
      await storage.putOnce(key, bytes, after);
      await tell(key);
    },
    async putIf(key, bytes, condition) {
      const file = await storage.putIf(key, bytes, condition);
      if (file) await tell(key);
      return file;
    },
    async putStream(key, source, options) {
      const file = await storage.putStream(key, source, options);
      if (file) await tell(key);
      return file;
    },
    async remove(key) {
      await storage.remove(key);
      await tell(key);
    },
    noteChange(key) {
      storage.noteChange(key);
      void announced.tell(key);
    },
  };
}
