import { fsyncSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";

/** What the main thread sends: bytes of PostgreSQL's wire protocol, or the wish to stop. */
export type ToWorker = { readonly id: number; readonly bytes: Uint8Array } | { readonly stop: true };

/** What comes back: the server's answer, ready to be used, or why it cannot be. */
export type FromWorker =
  | { readonly ready: true }
  | { readonly failed: string }
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly stopped: true };

interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
}

/**
 * PGlite makes no fsync by itself: its start parameters switch it off and its file layer has none. Both are
 * mended here, and counted, so that the self-test can tell whether a commit really reaches the disk.
 */
async function open(folder: string): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"), "-c", "wal_sync_method=fsync"];
  const database = await PGlite.create(folder, { startParams });
  const { NODEFS } = (database as unknown as { Module: { NODEFS?: NodeFileSystem } }).Module;
  let count = 0;
  if (NODEFS) {
    NODEFS.stream_ops.fsync = (stream) => {
      fsyncSync(stream.nfd);
      count += 1;
      return 0;
    };
  }
  await database.exec("CREATE TABLE IF NOT EXISTS vitrine_fsync_test (at timestamptz); TRUNCATE vitrine_fsync_test");
  const before = count;
  await database.exec("INSERT INTO vitrine_fsync_test VALUES (now())");
  if (count === before) {
    await database.close();
    throw new Error("the embedded database does not reach the disk: no fsync at commit");
  }
  return database;
}

const port = parentPort;
if (!port) throw new Error("the embedded database runs in a worker thread");
const send = (message: FromWorker): void => port.postMessage(message);

try {
  const database = await open((workerData as { folder: string }).folder);
  let last: Promise<void> = Promise.resolve();
  const answer = async (id: number, bytes: Uint8Array): Promise<void> => {
    send({ id, bytes: await database.execProtocolRaw(bytes) });
  };
  port.on("message", (message: ToWorker) => {
    last = last
      .then(() => ("stop" in message ? database.close().then(() => send({ stopped: true })) : answer(message.id, message.bytes)))
      .catch((error: unknown) => {
        send({ failed: error instanceof Error ? error.message : String(error) });
        process.exit(1);
      });
  });
  send({ ready: true });
} catch (error) {
  send({ failed: error instanceof Error ? error.message : String(error) });
}
