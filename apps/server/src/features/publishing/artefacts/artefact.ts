import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { artefactKey } from "@vitrine/contract";
import { contentHash } from "../../../platform/storage/content-hash.ts";
import type { Storage } from "../../../platform/storage/storage.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A file that visitors get, named by its content. */
export interface Artefact {
  /** The first 40 digits of its SHA-256. */
  readonly hash: string;
  readonly bytes: Buffer;
  /** Images and fonts are compressed already: they have no compressed copies. */
  readonly isText: boolean;
}

export function textArtefact(text: string): Artefact {
  return artefact(Buffer.from(text), true);
}

export function binaryArtefact(bytes: Buffer): Artefact {
  return artefact(bytes, false);
}

function artefact(bytes: Buffer, isText: boolean): Artefact {
  return { hash: contentHash(bytes), bytes, isText };
}

/** A file that another thread made, with the compressed copy it made of it. */
export function receivedArtefact({ hash, bytes, isText, gzip }: ReceivedArtefact): Artefact {
  const file = { hash, bytes: viewOf(bytes), isText };
  if (gzip) gzipCopies.set(file.bytes, Promise.resolve(viewOf(gzip)));
  return file;
}

type ReceivedArtefact = Omit<Artefact, "bytes"> & { readonly bytes: Uint8Array; readonly gzip: Uint8Array | null };

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Over this many bytes the last percent of compression costs more time than anybody gains. */
const LARGE = 1_000_000;

/** Brotli's effort for a text of so many bytes. */
function brotliQuality(length: number): number {
  if (length <= LARGE) return 9;
  return length <= 4 * LARGE ? 6 : 4;
}

/** Made once for a file: its weight is said, and then it is stored. */
const gzipCopies = new WeakMap<Buffer, Promise<Buffer>>();

/** The compressed copy of a text; the same bytes are compressed once. */
export function gzipCopy(bytes: Buffer): Promise<Buffer> {
  const copy = gzipCopies.get(bytes) ?? gzipped(bytes, { level: bytes.length > LARGE ? 6 : 9 });
  gzipCopies.set(bytes, copy);
  return copy;
}

/** The length in bytes of a text as gzip sends it. */
export async function gzipSize(text: Artefact): Promise<number> {
  return (await gzipCopy(text.bytes)).length;
}

/** Stores a file with its compressed copies, unless it is there; on disk when it returns. */
export async function storeArtefact(storage: Storage, { hash, bytes, isText }: Artefact): Promise<void> {
  // The plain copy is written last: where it is, the others are.
  if (await storage.has(artefactKey(hash))) return;
  if (isText) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(bytes.length), [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const small = brotli(bytes, { params }).then((copy) => storage.putOnce(artefactKey(hash, "br"), copy));
    const usual = gzipCopy(bytes).then((copy) => storage.putOnce(artefactKey(hash, "gzip"), copy));
    await storage.putOnce(artefactKey(hash), bytes, Promise.all([small, usual]));
  } else await storage.putOnce(artefactKey(hash), bytes);
}
