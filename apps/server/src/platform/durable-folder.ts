import { mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";

/** Has the names in a folder on disk: a file that was made, renamed or removed there stays so through a loss of power. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder, and those it stands in, where they are missing; on disk when it returns. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; ; made = dirname(made)) {
    await syncFolder(dirname(made));
    if (made === first || made === dirname(made)) return;
  }
}
