import { pipeline, Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { OutgoingRefused } from "./outgoing-refused.ts";

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Makes what is packed readable. */
export type Unpack = (packed: AsyncIterable<Uint8Array<ArrayBuffer>>) => AsyncGenerator<Uint8Array<ArrayBuffer>>;

/** Who has nothing to say may say that it is packed, and an unpacker would miss the end of it. */
async function* unpacked(
  packed: AsyncIterable<Uint8Array<ArrayBuffer>>,
  unpacker: () => Transform,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let isEmpty = true;
  let broken: { readonly error: unknown } | null = null;
  const watched = async function* () {
    try {
      for await (const bytes of packed) {
        isEmpty &&= bytes.length === 0;
        yield bytes;
      }
    } catch (error) {
      broken = { error };
      throw error;
    }
  };
  try {
    yield* pipeline(Readable.from(watched(), { objectMode: false }), unpacker(), () => {}) as AsyncIterable<Uint8Array<ArrayBuffer>>;
  } catch (error) {
    if (broken) throw (broken as { readonly error: unknown }).error;
    if (!isEmpty) throw new OutgoingRefused("encoding", { cause: error });
  }
}

/**
 * How to unpack what is packed as its `content-encoding` says; null where it is not packed.
 * @throws {OutgoingRefused} for what nobody was told we take
 */
export function unpackFor(encoding: string): Unpack | null {
  const name = encoding.trim().toLowerCase();
  if (name === "" || name === "identity") return null;
  // Packed twice, a few bytes can be made to fill any machine; nobody does it for a good reason.
  const unpacker = Object.hasOwn(unpackers, name) ? unpackers[name] : undefined;
  if (!unpacker) throw new OutgoingRefused("encoding");
  return (packed) => unpacked(packed, unpacker);
}
