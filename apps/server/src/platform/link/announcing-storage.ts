import type { Storage } from "../storage/storage.ts";
import type { FrontLink } from "./front-link.ts";

/** Where files are named by their content: nobody needs to hear of them, they never change. */
const UNCHANGING = "artefacts/";

/** Storage that tells the front of each change before it returns. */
export function announcingStorage(storage: Storage, link: Pick<FrontLink, "tell">): Storage {
  const tell = async (key: string): Promise<void> => {
    if (!key.startsWith(UNCHANGING)) await link.tell(key);
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
  };
}
