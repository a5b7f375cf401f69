import { Duplex } from "node:stream";
import { Worker } from "node:worker_threads";
import type { FromWorker, ToWorker } from "./embedded-worker.ts";

const TERMINATE = 0x58;
/**
 * `Sync`, then the simple query `ROLLBACK`, in the wire protocol: what a connection that broke off left is taken
 * back. Without the first, a session that had met an error in the middle of an exchange would skip the second.
 */
const ROLLBACK = Buffer.from("5300000004510000000d524f4c4c4241434b00", "hex");

/**
 * After a worker that could not go on, or could not begin, in milliseconds: what it minds, such as a full disk, is
 * rarely over at once, and each start reads the log again and takes a processor for a second or two.
 */
const REST_MS = 2_000;

/** The worker's short-lived objects are protocol buffers: V8 would keep 100 MB for them, this much is as fast. */
const YOUNG_MB = 8;

/**
 * PostgreSQL in a worker thread (PGlite), spoken to in PostgreSQL's own wire protocol, so that the one client
 * library serves it and a real server alike. It has one session: the pool over it must have one connection.
 */
export interface EmbeddedDatabase {
  /** Resolves when the worker has opened the folder, however long the machine or a recovery takes. @throws when it cannot. */
  start(): Promise<void>;
  /** A new connection, as the stream the client library reads and writes. */
  connect(): Duplex;
  /** For how many milliseconds each exchange from now on may go on before it is cancelled; null for as long as it takes. */
  limit(ms: number | null): Promise<void>;
  /** The thread's number, for tests that kill it; null while there is none. */
  threadId(): number | null;
  /** Ends the worker at once, as a crash would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export function embeddedDatabase(folder: string, workerFile: URL): EmbeddedDatabase {
  let session: Promise<WorkerSession> | null = null;
  const live = (): Promise<WorkerSession> => {
    if (session) return session;
    const started = startWorker(folder, workerFile, (failure) => {
      if (session !== started) return;
      session = failure && restFrom(failure);
    });
    session = started;
    started.catch(() => {});
    return started;
  };
  /** Until it is over, whoever asks for the database hears at once why there is none. */
  const restFrom = (failure: Error): Promise<WorkerSession> => {
    const resting = Promise.reject<WorkerSession>(failure);
    resting.catch(() => {});
    setTimeout(() => {
      if (session === resting) session = null;
    }, REST_MS).unref();
    return resting;
  };
  let current: WorkerSession | null = null;
  return {
    async start() {
      await live();
    },
    connect() {
      return new ProtocolStream(
        live().then((opened) => {
          current = opened;
          return opened;
        }),
      );
    },
    async limit(ms) {
      // A session that has ended has no limit left, and the next one begins without.
      const opened = await session?.catch(() => null);
      opened?.limit(ms);
    },
    threadId: () => (session && current ? current.threadId : null),
    async kill() {
      const opened = await session?.catch(() => null);
      await opened?.kill();
    },
    async stop() {
      const opened = await session?.catch(() => null);
      await opened?.stop();
    },
  };
}

interface WorkerSession {
  readonly threadId: number;
  /** Resolves once all of the answer was handed to `take`, in pieces. */
  exchange(bytes: Buffer, take: (piece: Buffer) => void): Promise<void>;
  limit(ms: number | null): void;
  /** Calls the listener with why when the worker ends; returns how to be told no more. */
  onEnd(listener: (error: Error) => void): () => void;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** `ended` is told why, where the worker gave up by itself; null where it was ended. */
function startWorker(folder: string, workerFile: URL, ended: (failure: Error | null) => void): Promise<WorkerSession> {
  const worker = new Worker(workerFile, { workerData: { folder }, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  const waiting = new Map<number, { take: (piece: Buffer) => void; resolve: () => void; reject: (error: Error) => void }>();
  const listeners = new Set<(error: Error) => void>();
  let next = 0;
  let failure: Error | null = null;
  const end = (): Error => failure ?? new Error("the embedded database stopped");
  // A message to a worker that has ended goes nowhere and nobody says so.
  let isEnded = false;
  const post = (message: ToWorker): void => worker.postMessage(message);
  return new Promise((resolve, reject) => {
    worker.on("message", (message: FromWorker) => {
      if ("ready" in message) {
        resolve({
          threadId: worker.threadId,
          exchange: (bytes, take) =>
            new Promise((done, failed) => {
              if (isEnded) return failed(end());
              const id = next++;
              waiting.set(id, { take, resolve: done, reject: failed });
              post({ id, bytes });
            }),
          limit: (ms) => post({ limitMs: ms }),
          onEnd(listener) {
            if (isEnded) listener(end());
            else listeners.add(listener);
            return () => void listeners.delete(listener);
          },
          async kill() {
            await worker.terminate();
          },
          stop: () =>
            new Promise<void>((done) => {
              if (isEnded) return done();
              worker.on("exit", () => done());
              worker.on("message", (last: FromWorker) => {
                if ("stopped" in last) void worker.terminate();
              });
              post({ stop: true });
            }),
        });
      } else if ("failed" in message) {
        failure = new Error(message.failed);
        reject(failure);
        void worker.terminate();
      } else if ("id" in message) {
        const call = waiting.get(message.id);
        if (message.bytes.length > 0) call?.take(Buffer.from(message.bytes.buffer, message.bytes.byteOffset, message.bytes.byteLength));
        if (!message.isLast) return;
        waiting.delete(message.id);
        call?.resolve();
      }
    });
    worker.on("error", (error) => {
      failure = error;
    });
    worker.on("exit", () => {
      isEnded = true;
      ended(failure);
      const error = end();
      reject(error);
      for (const call of waiting.values()) call.reject(error);
      waiting.clear();
      for (const listener of listeners) listener(error);
    });
  });
}

/** One connection of the client library to the worker's only session. */
class ProtocolStream extends Duplex {
  readonly #session: Promise<WorkerSession>;
  #leave = (): void => {};

  constructor(session: Promise<WorkerSession>) {
    super();
    this.#session = session;
  }

  connect(): this {
    const open = async (): Promise<void> => {
      const session = await this.#session;
      this.#leave = session.onEnd((error) => this.destroy(error));
      if (this.destroyed) this.#leave();
      await session.exchange(ROLLBACK, () => {});
      this.emit("connect");
    };
    // The worker may end while it is still being greeted: nobody else waits for that answer.
    open().catch((error: Error) => this.destroy(error));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#send(chunk).then(() => done(), done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  /** A pool takes a new connection after each error: the worker must not remember those that are over. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#leave();
    done(error);
  }

  async #send(bytes: Buffer): Promise<void> {
    if (bytes[0] === TERMINATE && bytes.length === 5) return;
    await (await this.#session).exchange(bytes, (piece) => void this.push(piece));
  }
}
