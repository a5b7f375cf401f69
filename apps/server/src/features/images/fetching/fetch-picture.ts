import { IMAGE_MAX_BYTES } from "@vitrine/contract";
import type { Outgoing } from "../../../platform/outgoing/outgoing.ts";

/** Milliseconds for one picture, from the first look-up to its last byte. */
const EACH_MS = 10_000;

/**
 * What another server gives at an address of a picture, as it may be uploaded: nothing is known of it but its length. The
 * one way in which pictures are asked for at addresses that people bring.
 * @param maxBytes what of it is read at most; as much as an upload may have, unless given
 * @returns null where it answers, but not with anything
 * @throws OutgoingRefused where it may not be asked, or does not answer
 */
export async function fetchPicture(
  outgoing: Outgoing,
  address: string,
  { maxBytes = IMAGE_MAX_BYTES, signal }: { readonly maxBytes?: number; readonly signal?: AbortSignal } = {},
): Promise<Buffer | null> {
  const reply = await outgoing.fetch(address, {
    maxBytes: Math.min(maxBytes, IMAGE_MAX_BYTES),
    timeoutMs: EACH_MS,
    headers: { accept: "image/avif,image/webp,image/*" },
    ...(signal ? { signal } : {}),
  });
  return reply.status === 200 && reply.bytes.length > 0 ? Buffer.from(reply.bytes) : null;
}

/** What a picture is called that stands at an address. */
export function nameAt(address: string): string {
  const [path = ""] = address.split(/[?#]/, 1);
  const last = path.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(last) || "image";
  } catch {
    return last;
  }
}
