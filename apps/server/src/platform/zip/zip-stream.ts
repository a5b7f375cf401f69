import { once } from "node:events";
import { Readable } from "node:stream";
import yazl from "yazl";
import type { ExportFile } from "../export-part.ts";
import { safePaths } from "./safe-path.ts";

/** Files that are packed already: packing them again costs time and gains nothing. */
const PACKED = /\.(?:jpe?g|png|webp|gif|avif|woff2|zip|gz)$/i;
/** Bytes of a file that are handed on at once. */
const PIECE = 64 * 1024;

/**
 * A zip archive of files, made no faster than it is read: one file at a time is open, and of that one piece is in
 * memory. An error in a file breaks the stream off, so that half an archive never passes for a whole one.
 */
export function zipStream(files: AsyncIterable<ExportFile>, mtime: Date, onError: (error: unknown) => void): ReadableStream<Uint8Array> {
  return packed(files, { mtime }, onError);
}

/** The same, without a time of its own: the same files give the same bytes, whenever and wherever they are packed. */
export function timelessZipStream(files: AsyncIterable<ExportFile>, onError: (error: unknown) => void): ReadableStream<Uint8Array> {
  // A zip's years begin here, and its hours are those of nowhere.
  return packed(files, { mtime: new Date(1980, 0, 1), forceDosTimestamp: true }, onError);
}

function packed(
  files: AsyncIterable<ExportFile>,
  time: { readonly mtime: Date; readonly forceDosTimestamp?: boolean },
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  const pathOf = safePaths();
  const fail = (error: unknown): void => {
    if (output.destroyed) return;
    onError(error);
    output.destroy(error instanceof Error ? error : new Error("the export broke off"));
  };
  zip.on("error", fail);
  const pack = async (): Promise<void> => {
    for await (const { path, content } of files) {
      if (output.destroyed) return;
      const source = Readable.from(piecesOf(content), { objectMode: false, highWaterMark: PIECE });
      // Whoever stops reading the archive stops the reading of its files.
      const stop = (): void => void source.destroy();
      output.once("close", stop);
      const name = pathOf(path);
      zip.addReadStream(source, name, { ...time, compress: !PACKED.test(name) });
      await once(source, "close");
      output.off("close", stop);
    }
    zip.end();
  };
  pack().catch(fail);
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}

async function* piecesOf(content: ExportFile["content"]): AsyncGenerator<Uint8Array> {
  if (typeof content !== "string" && !(content instanceof Uint8Array)) {
    yield* content;
    return;
  }
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}
