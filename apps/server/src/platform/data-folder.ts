import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a running server leaves in its data folder, for the operator's commands to find it by. */
export interface RunningServer {
  readonly pid: number;
  readonly socket: string;
}

/** Exclusive use of a data folder. */
export interface DataFolder {
  readonly path: string;
  /** Says where the running server can be talked to. */
  announce(server: RunningServer): void;
  release(): void;
}

export class DataFolderInUse extends Error {
  readonly server: RunningServer | null;
  constructor(path: string, server: RunningServer | null) {
    super(`${path} is in use by another Vitrine server${server ? ` (process ${server.pid})` : ""}.`);
    this.server = server;
  }
}

/**
 * Takes a data folder for this process alone. Two openers of the embedded database silently lose rows, so the
 * lock is the kernel's, held through an exclusive SQLite transaction: it ends with the process, however that
 * ends, and nobody ever has to remove a stale one.
 * @throws DataFolderInUse
 */
export function takeDataFolder(path: string): DataFolder {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const announcement = join(path, "server.json");
  const { DatabaseSync } = sqlite();
  const lock = new DatabaseSync(join(path, "lock"));
  try {
    lock.exec("PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || !error.message.includes("locked")) throw error;
    throw new DataFolderInUse(path, readAnnouncement(announcement));
  }
  const dead = readAnnouncement(announcement);
  if (dead) rmSync(dead.socket, { force: true });
  rmSync(announcement, { force: true });
  return {
    path,
    announce(server) {
      const whole = `${announcement}.new`;
      writeFileSync(whole, JSON.stringify(server), { mode: 0o600 });
      renameSync(whole, announcement);
    },
    release() {
      rmSync(announcement, { force: true });
      lock.close();
    },
  };
}

function readAnnouncement(path: string): RunningServer | null {
  try {
    const { pid, socket } = JSON.parse(readFileSync(path, "utf8")) as Partial<RunningServer>;
    return typeof pid === "number" && typeof socket === "string" ? { pid, socket } : null;
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
