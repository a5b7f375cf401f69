import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The data folder of a second node that shares a first one's storage, as a disk that both have; all else is its own. */
export interface FolderBeside {
  readonly dataFolder: string;
  remove(): void;
}

/** @param first the data folder of the first node, which may be empty yet */
export function folderBeside(first: string): FolderBeside {
  const dataFolder = mkdtempSync(join(tmpdir(), "vitrine-test-second-"));
  mkdirSync(join(first, "storage"), { recursive: true });
  symlinkSync(join(first, "storage"), join(dataFolder, "storage"));
  return { dataFolder, remove: () => rmSync(dataFolder, { recursive: true, force: true }) };
}
