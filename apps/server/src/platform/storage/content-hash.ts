import { createHash } from "node:crypto";

/** What a file is called after what it is, or is of: the first 40 digits of its SHA-256. */
export function contentHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 40);
}
