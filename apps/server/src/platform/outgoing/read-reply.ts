import type { Dispatcher } from "undici";
import { OutgoingRefused } from "./outgoing-refused.ts";
import type { Patience } from "./patience.ts";
import { unpackFor } from "./unpack-stream.ts";

/** A header as one text, whether it came once or more often. */
export function headerOf(headers: Dispatcher.ResponseData["headers"], name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}

/** Lets go of a body that nobody will read. */
export function dropBody({ body }: Dispatcher.ResponseData): void {
  body.on("error", () => {});
  body.destroy();
}

export interface BodyLimits {
  /** Bytes, as they come and again unpacked. */
  readonly maxBytes: number;
  /** Milliseconds for which nothing may come while somebody waits for it. */
  readonly idleMs: number | null;
}

async function* bounded(source: AsyncIterable<Uint8Array<ArrayBuffer>>, maxBytes: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let size = 0;
  for await (const bytes of source) {
    size += bytes.length;
    if (size > maxBytes) throw new OutgoingRefused("too_large");
    yield bytes;
  }
}

async function* awaited(
  source: AsyncIterable<Uint8Array<ArrayBuffer>>,
  patience: Patience,
  idleMs: number | null,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const from = source[Symbol.asyncIterator]();
  for (;;) {
    const next = await patience.waitFor(from.next(), idleMs);
    if (next.done) return;
    yield next.value;
  }
}

/**
 * The body as it comes, unpacked, and cut off as soon as it is over a limit. Who stops reading lets go of it, and so
 * does time.
 * @throws {OutgoingRefused} at once where it says itself that it is too large, or is packed as nobody may pack it
 */
export function readBody(
  reply: Dispatcher.ResponseData,
  patience: Patience,
  { maxBytes, idleMs }: BodyLimits,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (Number(headerOf(reply.headers, "content-length") ?? 0) > maxBytes) throw new OutgoingRefused("too_large");
  const unpack = unpackFor(headerOf(reply.headers, "content-encoding") ?? "");
  // Where nobody reads, nobody hears that time is over either.
  reply.body.on("error", () => {});
  const came = bounded(awaited(reply.body as AsyncIterable<Uint8Array<ArrayBuffer>>, patience, idleMs), maxBytes);
  const read = async function* (): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    try {
      yield* unpack ? bounded(unpack(came), maxBytes) : came;
    } catch (error) {
      throw patience.explain(error);
    } finally {
      patience.end();
      dropBody(reply);
    }
  };
  return read();
}
