import { Readable } from "node:stream";

/** A text, bytes, or bytes as they come: those can be sent once, and go nowhere else when we are sent on. */
export type RequestBody = string | Uint8Array | AsyncIterable<Uint8Array>;

/** What a source of bytes failed with is its own fault, and not that of whoever was to get them. */
export class SourceFailed extends Error {}

async function* blamed(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* source;
  } catch (error) {
    throw new SourceFailed("the body of a request to the outside", { cause: error });
  }
}

export function isStream(body: RequestBody | undefined): body is AsyncIterable<Uint8Array> {
  return body !== undefined && typeof body !== "string" && !(body instanceof Uint8Array);
}

/** The body as the client library takes it. */
export function sentBody(body: RequestBody): string | Uint8Array | Readable {
  return isStream(body) ? Readable.from(blamed(body), { objectMode: false }) : body;
}
