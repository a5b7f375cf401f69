import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { imageKey, SOUND_FILE, SOUND_TYPE } from "@vitrine/contract";
import type { ByteRange, Storage, StoredContent } from "../storage/storage.ts";
import { ALWAYS } from "./uploaded-image.ts";

/** A sound as the uploads origin sends it: in parts, as players ask for them. */
export interface UploadedSound {
  /** Bytes. */
  readonly size: number;
  /** Without its quotes. */
  readonly tag: string;
  /** Null where it is gone. */
  open(range: ByteRange): Promise<StoredContent | null>;
}

/** Finds the file of a sound by whose it is and its hash; null where there is none. */
export async function soundFile(
  storage: Storage,
  { accountId, hash }: { readonly accountId: string; readonly hash: string },
): Promise<UploadedSound | null> {
  const key = imageKey(accountId, hash, SOUND_FILE);
  const file = await storage.head(key);
  return file && { size: file.size, tag: hash, open: (range) => storage.read(key, range) };
}

/** The part that is asked for: null for all of it, also where several are; `none` where the file has no such part. */
function askedRange({ headers }: IncomingMessage, { size, tag }: UploadedSound): Required<ByteRange> | "none" | null {
  const condition = headers["if-range"];
  if (condition !== undefined && condition !== `"${tag}"`) return null;
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? "") ?? [];
  if (first === "" && last === "") return null;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size : Math.min(size, Number(last) + 1);
  return from < to ? { from, to } : "none";
}

/** Answers a GET or HEAD with a sound or the part of it that is asked for. */
export async function sendSound(request: IncomingMessage, response: ServerResponse, sound: UploadedSound): Promise<void> {
  const tag = `"${sound.tag}"`;
  const shared = { ...ALWAYS, "cache-control": "public, max-age=31536000, immutable", "accept-ranges": "bytes", etag: tag };
  if (request.headers["if-none-match"] === tag) {
    response.writeHead(304, shared).end();
    return;
  }
  const range = askedRange(request, sound);
  if (range === "none") {
    response.writeHead(416, { ...shared, "content-range": `bytes */${sound.size}`, "content-length": 0 }).end();
    return;
  }
  const { from, to } = range ?? { from: 0, to: sound.size };
  const head = { ...shared, "content-type": SOUND_TYPE, "content-length": to - from };
  const part = request.method === "HEAD" ? null : await sound.open({ from, to });
  if (range) response.writeHead(206, { ...head, "content-range": `bytes ${from}-${to - 1}/${sound.size}` });
  else response.writeHead(200, head);
  if (!part) {
    response.end();
    return;
  }
  // Whoever stops listening ends it, and that is no fault.
  await pipeline(part.body, response).catch(() => response.destroy());
}
