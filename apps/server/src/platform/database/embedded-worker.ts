import { parentPort, workerData } from "node:worker_threads";
import { openEmbedded } from "./open-embedded.ts";

/** What the main thread sends: bytes of PostgreSQL's wire protocol, or the wish to stop. */
export type ToWorker = { readonly id: number; readonly bytes: Uint8Array } | { readonly stop: true };

/** What comes back: the server's answer, ready to be used, or why it cannot be. */
export type FromWorker =
  | { readonly ready: true }
  | { readonly failed: string }
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly stopped: true };

const port = parentPort;
if (!port) throw new Error("the embedded database runs in a worker thread");
const send = (message: FromWorker): void => port.postMessage(message);

try {
  const database = await openEmbedded((workerData as { folder: string }).folder);
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
