import { fsyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { isFull } from "../is-full.ts";
import { type LastWords, lastWords } from "./session-end.ts";

interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
}

/**
 * How the embedded server is started. PGlite switches fsync off by default: that is taken out. The cache is 32 MB
 * instead of 128, because the operating system keeps the same pages anyway and this is memory on every machine.
 */
export const DURABLE_PARAMETERS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "wal_sync_method=fsync"],
  ...["-c", "shared_buffers=32MB"],
  ...["-c", "wal_buffers=1MB"],
];

/**
 * Opens a database folder with PGlite. Its file layer has no fsync of its own: it is given one here, and counted,
 * so that the self-test can tell whether a commit really reaches the disk.
 * @throws when a commit makes no fsync: a database that loses what it acknowledged must not run.
 */
export async function openEmbedded(
  folder: string,
  parameters: readonly string[] = DURABLE_PARAMETERS,
  words: LastWords = lastWords(),
): Promise<PGlite> {
  const database = await PGlite.create(folder, { startParams: [...parameters], onStderr: words.hear }).catch((error: unknown) => {
    const what = error instanceof Error ? error.message : isFull(error) ? "no space left on device" : String(error);
    throw words.error(`the embedded database could not be opened: ${what}`);
  });
  const { NODEFS } = (database as unknown as { Module: { NODEFS?: NodeFileSystem } }).Module;
  let count = 0;
  if (NODEFS) {
    NODEFS.stream_ops.fsync = (stream) => {
      fsyncSync(stream.nfd);
      count += 1;
      return 0;
    };
  }
  // A record of the log and nothing else: that has its place already, also on a full disk.
  await database.exec("SELECT pg_logical_emit_message(true, 'vitrine', 'does a commit reach the disk?')");
  if (count === 0) {
    await database.close();
    throw new Error("the embedded database does not reach the disk: no fsync at commit");
  }
  return database;
}
