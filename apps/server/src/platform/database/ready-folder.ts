import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "../config.ts";

/** With what code the initialiser ends where the disk is full. */
export const NO_ROOM = 28;

/** Where in a data folder the embedded database is. */
export function databaseFolder(dataFolder: string): string {
  return join(dataFolder, "database");
}

/** Whether a folder holds a database. */
export function hasDatabase(folder: string): boolean {
  return existsSync(join(folder, "PG_VERSION"));
}

/** Whether there is nothing yet that visitors could be served. */
export function isNewInstallation({ databaseUrl, dataFolder }: Pick<Config, "databaseUrl" | "dataFolder">): boolean {
  return databaseUrl === undefined && !hasDatabase(databaseFolder(dataFolder));
}

/**
 * Sees to it that the embedded database's folder exists and is whole. It is made beside its place and moved
 * there last, so that a start that was killed half-way leaves nothing that a later one could trip over.
 */
export async function readyFolder(folder: string, initialiser: URL): Promise<void> {
  const parent = dirname(folder);
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    if (name.startsWith("database.making-")) await rm(join(parent, name), { recursive: true, force: true });
  }
  if (hasDatabase(folder)) return;
  // It was moved here whole, so this was never our database, or somebody broke it: kept for him, out of the way.
  if (existsSync(folder)) await rename(folder, join(parent, `database.not-ours-${Date.now()}`));
  const making = join(parent, `database.making-${process.pid}`);
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [...process.execArgv, fileURLToPath(initialiser), making], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    child.on("error", reject);
    child.on("exit", (code) => {
      const why = code === NO_ROOM ? "no space left on device" : `exit ${code}`;
      if (code === 0) resolve();
      else reject(new Error(`the embedded database could not be made: ${why}`));
    });
  }).catch(async (error: unknown) => {
    // What was made of it takes the room that the next start needs.
    await rm(making, { recursive: true, force: true });
    throw error;
  });
  await syncTree(making);
  await rename(making, folder);
  await syncFile(parent);
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else if (entry.isFile()) await syncFile(path);
  }
  await syncFile(folder);
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
