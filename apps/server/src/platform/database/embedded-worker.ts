import { parentPort, workerData } from "node:worker_threads";
import { collectAnswer } from "./collect-answer.ts";
import { watchDeadline } from "./deadline.ts";
import { DURABLE_PARAMETERS, openEmbedded } from "./open-embedded.ts";
import { lastWords, watchSessionEnd } from "./session-end.ts";
import { giveSpareRoom, holdSpareRoom, keepSpareRoom } from "./spare-room.ts";

/**
 * What the main thread sends: bytes of PostgreSQL's wire protocol; for how many milliseconds an exchange may go on
 * from now, or as long as it takes; the wish to stop.
 */
export type ToWorker = { readonly id: number; readonly bytes: Uint8Array } | { readonly limitMs: number | null } | { readonly stop: true };

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
  const { folder } = workerData as { folder: string };
  const words = lastWords();
  giveSpareRoom(folder);
  const database = await openEmbedded(folder, DURABLE_PARAMETERS, words);
  keepSpareRoom(folder);
  watchSessionEnd(database, () => {
    send({ failed: words.error("the embedded database stopped").message });
    return process.exit(1);
  });
  const deadline = watchDeadline(database);
  let limitMs: number | null = null;
  let last: Promise<void> = Promise.resolve();
  const answer = async (id: number, bytes: Uint8Array): Promise<void> => {
    const answered = collectAnswer((piece, isLast) => sendPiece(id, piece, isLast));
    const exchange = (): Promise<void> => database.execProtocolRawStream(bytes, { onRawData: answered.take });
    await (limitMs === null ? exchange() : deadline.within(limitMs, exchange));
    answered.end();
  };
  const act = async (message: ToWorker): Promise<void> => {
    if ("id" in message) return answer(message.id, message.bytes);
    if ("limitMs" in message) limitMs = message.limitMs;
    else {
      await database.close();
      holdSpareRoom(folder);
      send({ stopped: true });
    }
  };
  port.on("message", (message: ToWorker) => {
    last = last
      .then(() => act(message))
      .catch((error: unknown) => {
        send({ failed: error instanceof Error ? error.message : String(error) });
        process.exit(1);
      });
  });
  send({ ready: true });
} catch (error) {
  send({ failed: error instanceof Error ? error.message : String(error) });
}
