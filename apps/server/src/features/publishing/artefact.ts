import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { artefactKey } from "@vitrine/contract";
import type { Storage } from "../../platform/storage/storage.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A file that visitors get, named by its content. */
export interface Artefact {
  readonly hash: string;
  readonly gzipBytes: number;
}

/** The length in bytes of a text as gzip sends it. */
export async function gzipSize(text: string): Promise<number> {
  return text === "" ? 0 : (await gzipped(text, { level: 9 })).length;
}

/** Stores a file with its compressed copies, once; on disk when it returns. */
export async function storeArtefact(storage: Storage, content: string | Uint8Array): Promise<Artefact> {
  const bytes = Buffer.from(content);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 40);
  const gzipBytes = await gzipped(bytes, { level: 9 });
  // The plain copy is written last: where it is, the others are.
  if (!(await storage.has(artefactKey(hash)))) {
    const small = await brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    });
    await Promise.all([storage.putOnce(artefactKey(hash, "br"), small), storage.putOnce(artefactKey(hash, "gzip"), gzipBytes)]);
    await storage.putOnce(artefactKey(hash), bytes);
  }
  return { hash, gzipBytes: gzipBytes.length };
}
