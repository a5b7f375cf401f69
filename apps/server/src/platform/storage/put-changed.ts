import type { Storage } from "./storage.ts";

/** Puts a file, unless it is there as it is: nobody is told of it then. On disk when it returns, and after what it is to wait for. */
export async function putChanged(storage: Storage, key: string, bytes: Buffer, after?: Promise<unknown>): Promise<void> {
  const current = await storage.get(key);
  await (current?.equals(bytes) ? after : storage.put(key, bytes, after));
}

/** Takes a file away, if it is there. */
export async function removeIfThere(storage: Storage, key: string): Promise<void> {
  if (await storage.has(key)) await storage.remove(key);
}
