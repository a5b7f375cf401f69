import { Secret, TOTP } from "otpauth";
import type { Secrets } from "../../../platform/secrets.ts";

const STEP_MS = 30_000;
/** Steps a phone's clock may be ahead of ours, or behind. */
const DRIFT = 1;
const ISSUER = "Vitrine";
const PURPOSE = "authenticator-app";
const SECRET_BYTES = 20;

/** A new secret in base 32, as a person would type it. */
export function newAppSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

export function sealAppSecret(secrets: Secrets, accountId: string, secret: string): string {
  return secrets.seal(secret, `${PURPOSE}:${accountId}`);
}

/** What an app reads from the QR code: `otpauth://totp/Vitrine:ana@example.com?…`. */
export function appUri(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/** The 30-second step a code belongs to, the one of now or its neighbours; null when it belongs to none of them. */
export function stepOf(secrets: Secrets, accountId: string, sealed: string, code: string, now: number): number | null {
  const secret = secrets.open(sealed, `${PURPOSE}:${accountId}`);
  const delta = totp(secret, "").validate({ token: code, timestamp: now, window: DRIFT });
  return delta === null ? null : Math.floor(now / STEP_MS) + delta;
}

function totp(secret: string, label: string): TOTP {
  return new TOTP({ issuer: ISSUER, label, algorithm: "SHA1", digits: 6, period: STEP_MS / 1_000, secret: Secret.fromBase32(secret) });
}
