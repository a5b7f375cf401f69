import { lstatSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The folder of the sockets between the front, the application and the operator's commands: only this system's user can open it. */
export interface LinkFolder {
  readonly path: string;
  /** Where the front answers the application. */
  readonly front: string;
  /** Where the application answers the front. */
  readonly app: string;
  /** Where the application takes the operator's commands. */
  readonly operator: string;
  /** What the front remembers of the application it started last. */
  readonly appProcess: string;
}

export function linkFolderAt(path: string): LinkFolder {
  const at = (name: string): string => join(path, name);
  return { path, front: at("front.sock"), app: at("app.sock"), operator: at("operator.sock"), appProcess: at("app.json") };
}

/** Where the folder may be: the second is in memory, for when the first is on the disk that is full. */
const HOMES = [tmpdir(), "/dev/shm"];

/**
 * A folder for the sockets, outside of the data folder: names of sockets may be no longer than 100 bytes, and some file
 * systems that people keep data on have no sockets.
 * @param earlier the one an earlier front had, kept if it is still there and ours: an application of its own may answer in it.
 * @throws what kept the last home from having it
 */
export function makeLinkFolder(earlier?: string, homes: readonly string[] = HOMES): LinkFolder {
  if (earlier !== undefined && isOurs(earlier)) return linkFolderAt(earlier);
  const [home = "", ...others] = homes;
  try {
    return linkFolderAt(mkdtempSync(join(home, "vitrine-")));
  } catch (error) {
    if (others.length === 0) throw error;
    return makeLinkFolder(undefined, others);
  }
}

function isOurs(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o077) === 0;
}
