import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** A secret as Standard Webhooks writes it. */
export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

/**
 * The headers by which a receiver knows a delivery for ours and for one that he had before, as Standard Webhooks 1.0
 * has them: a signature a secret, of the id, the moment and the very bytes of the body.
 * @param at milliseconds of this attempt
 */
export function signedHeaders(secrets: readonly string[], id: string, at: number, body: string): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at / 1_000));
  const signed = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signed.join(" ") };
}
