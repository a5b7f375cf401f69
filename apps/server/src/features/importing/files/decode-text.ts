import { isUtf8 } from "node:buffer";

/** Where a page says its encoding, browsers look this far for it, in bytes. */
const LOOKED_AT = 1024;
const SAID = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w-]{2,20})/i;

function byMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : null;
}

/**
 * The words of a page's file, as browsers would read them: by the mark at its start, by what it says itself, or as what it
 * turns out to be. Null for what is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const mark = byMark(bytes);
  if (mark === null && bytes.subarray(0, 100_000).includes(0)) return null;
  const [, said] = SAID.exec(Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, LOOKED_AT)).toString("latin1")) ?? [];
  const named = mark ?? (isUtf8(bytes) ? "utf-8" : (said ?? "windows-1252"));
  // Two bytes a letter without a mark would be the mark's absence: what says so is read as what it looks like.
  const label = mark === null && /^utf-?(?:8|16)/i.test(named) && !isUtf8(bytes) ? "windows-1252" : named;
  const text = decoded(bytes, label) ?? decoded(bytes, "windows-1252");
  return text === null || text.includes("\0") ? null : text;
}

function decoded(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return null;
  }
}
