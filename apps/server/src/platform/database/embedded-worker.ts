import { parentPort, workerData } from "node:worker_threads";
import { collectAnswer } from "./collect-answer.ts";
import { openEmbedded } from "./open-embedded.ts";

/** What the main thread sends: bytes of PostgreSQL's wire protocol, or the wish to stop. */
export type ToWorker = { readonly id: number; readonly bytes: Uint8Array } | { readonly stop: true };

/** What comes back: that it is ready, or why it cannot be; of each answer the pieces, in order. */
export type FromWorker =
  | { readonly ready: true }
  | { readonly failed: string }
  | { readonly id: number; readonly bytes: Uint8Array; readonly isLast: boolean }
  | { readonly stopped: true };

const port = parentPort;
if (!port) throw new Error("the embedded database runs in a worker thread");
const send = (message: FromWorker): void => port.postMessage(message);
const sendPiece = (id: number, bytes: Uint8Array<ArrayBuffer>, isLast: boolean): void =>
  port.postMessage({ id, bytes, isLast } satisfies FromWorker, [bytes.buffer]);

try {
  const database = await openEmbedded((workerData as { folder: string }).folder);
  let last: Promise<void> = Promise.resolve();
  const answer = async (id: number, bytes: Uint8Array): Promise<void> => {
    const answered = collectAnswer((piece, isLast) => sendPiece(id, piece, isLast));
    await database.execProtocolRawStream(bytes, { onRawData: answered.take });
    answered.end();
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
