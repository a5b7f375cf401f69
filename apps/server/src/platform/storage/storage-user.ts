import { createHash } from "node:crypto";
import { hostname } from "node:os";
import type { Config } from "../config.ts";

/**
 * What a process is called among those that share a storage: one of an embedded database has it alone; of several nodes on
 * one storage each has a name of its own, the same one after a restart.
 */
export function storageUser(part: "front" | "app", { databaseUrl, dataFolder }: Pick<Config, "databaseUrl" | "dataFolder">): string {
  if (databaseUrl === undefined) return part;
  const node = createHash("sha256").update(`${hostname()}\n${dataFolder}`).digest("hex").slice(0, 12);
  return `${part}-${node}`;
}
