import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import { OutgoingRefused } from "./outgoing-refused.ts";

const unpackers = {
  gzip: promisify(gunzip),
  "x-gzip": promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const;

/** The body as its `content-encoding` packed it, never unpacked to more than `maxBytes`. */
export async function unpackBody(packed: Buffer<ArrayBuffer>, encoding: string, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const name = encoding.trim().toLowerCase();
  if (name === "" || name === "identity" || packed.length === 0) return packed;
  // Packed twice, a few bytes can be made to fill any machine; nobody does it for a good reason.
  if (!Object.hasOwn(unpackers, name)) throw new OutgoingRefused("encoding");
  try {
    return await unpackers[name as keyof typeof unpackers](packed, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
    throw new OutgoingRefused(isTooLarge ? "too_large" : "encoding", { cause: error });
  }
}
