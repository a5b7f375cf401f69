import { createHash, randomBytes } from "node:crypto";

/** 256 bits of chance, as cookies and links carry them. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What of a secret is kept: SHA-256 in hex. With so much chance in it, nothing slower is needed. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

export function isSecret(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}
