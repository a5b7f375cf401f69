import { createHash } from "node:crypto";

/** An inline script or style sheet as a content policy lets it in: by its SHA-256. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
