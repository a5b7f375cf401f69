import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a running front leaves in its data folder, for the operator's commands and an application of its own to find it by. */
export interface RunningServer {
  readonly pid: number;
  /** The folder of its sockets. */
  readonly link: string;
}

/**
 * What one process alone may have of a data folder: the front its port's business, the journals; the application, and
 * a command while none runs, all that stands on the database.
 */
export type FolderPart = "front" | "app";

/** Exclusive use of a part of a data folder. */
export interface DataFolder {
  readonly path: string;
  /** Where an earlier front's sockets were, if it said so and did not take it back. */
  readonly earlierLink: string | undefined;
  /** Says where the running server can be talked to. */
  announce(server: RunningServer): void;
  /** Gives the part back; what was announced is taken back by the front, unless its application goes on. */
  release(keepsAnnouncement?: boolean): void;
}

export class DataFolderInUse extends Error {
  readonly server: RunningServer | null;
  constructor(path: string, server: RunningServer | null) {
    super(`${path} is in use by another Vitrine server${server ? ` (process ${server.pid})` : ""}.`);
    this.server = server;
  }
}

/** The application's is called as it was when one process was both: two versions must not open one database. */
const LOCKS: Readonly<Record<FolderPart, string>> = { front: "front.lock", app: "lock" };

/**
 * Takes a part of a data folder for this process alone. Two openers of the embedded database silently lose rows, so the
 * lock is the kernel's, held through an exclusive SQLite transaction: it ends with the process, however that
 * ends, and nobody ever has to remove a stale one.
 * @throws DataFolderInUse
 */
export function takeDataFolder(path: string, part: FolderPart): DataFolder {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const announcement = join(path, ANNOUNCEMENT);
  const { DatabaseSync } = sqlite();
  const lock = new DatabaseSync(join(path, LOCKS[part]));
  try {
    lock.exec("PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || !error.message.includes("locked")) throw error;
    throw new DataFolderInUse(path, findRunningServer(path));
  }
  return {
    path,
    earlierLink: findRunningServer(path)?.link,
    announce(server) {
      const whole = `${announcement}.new`;
      writeFileSync(whole, JSON.stringify(server), { mode: 0o600 });
      renameSync(whole, announcement);
    },
    release(keepsAnnouncement = false) {
      if (part === "front" && !keepsAnnouncement) rmSync(announcement, { force: true });
      lock.close();
    },
  };
}

const ANNOUNCEMENT = "server.json";

/** The front that said last that it serves a data folder; it need not be running any more. */
export function findRunningServer(path: string): RunningServer | null {
  try {
    const { pid, link } = JSON.parse(readFileSync(join(path, ANNOUNCEMENT), "utf8")) as Partial<RunningServer>;
    return typeof pid === "number" && typeof link === "string" ? { pid, link } : null;
  } catch {
    return null;
  }
}

/** Node 22 warns at every start and every command that its SQLite may change; what is used here is the same in 24. */
function sqlite(): typeof import("node:sqlite") {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return process.getBuiltinModule("node:sqlite");
  } finally {
    process.emitWarning = emitWarning;
  }
}
