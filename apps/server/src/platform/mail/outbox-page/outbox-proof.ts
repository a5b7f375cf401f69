import { timingSafeEqual } from "node:crypto";
import type { Clock } from "../../clock.ts";
import type { Config } from "../../config.ts";
import type { Secrets } from "../../secrets.ts";

export interface ProofOptions {
  readonly config: Pick<Config, "publicUrl">;
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, "mac">;
}

/** As long as the texts it leads to are kept. What a terminal shows may stay in a log for longer. */
const LINK_S = 24 * 3_600;
const COOKIE_S = 30 * 24 * 3_600;

type Purpose = "outbox-link" | "outbox-cookie";

/** 256 bits over a purpose and an end, which only the server's key yields. */
function macOf({ secrets }: ProofOptions, purpose: Purpose, end: string): string {
  return Buffer.from(secrets.mac(purpose, end), "hex").toString("base64url");
}

/** `<end>.<mac>`; the end in seconds since 1970. */
function makeProof(options: ProofOptions, purpose: Purpose, seconds: number): string {
  const end = (Math.floor(options.clock.now() / 1_000) + seconds).toString(36);
  return `${end}.${macOf(options, purpose, end)}`;
}

function isProof(options: ProofOptions, purpose: Purpose, text: string): boolean {
  const [, end, mac] = /^([0-9a-z]{1,9})\.([\w-]{43})$/.exec(text) ?? [];
  if (end === undefined || mac === undefined) return false;
  const isOurs = timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(options, purpose, end)));
  return isOurs && Number.parseInt(end, 36) * 1_000 > options.clock.now();
}

function cookieName({ publicUrl }: ProofOptions["config"]): string {
  const { protocol, port } = new URL(publicUrl);
  // Cookies ignore ports: over plain http the name holds it.
  return protocol === "https:" ? "__Secure-vitrine-outbox" : `vitrine-outbox-${port || "80"}`;
}

/**
 * The address of the outbox page, or of one message on it, for whoever may read what the server's operator reads.
 * It opens the page for 24 hours, in any browser.
 */
export function outboxLink(options: ProofOptions, messageId?: string): string {
  const path = messageId === undefined ? "/outbox" : `/outbox/${messageId}`;
  return `${options.config.publicUrl}${path}?key=${makeProof(options, "outbox-link", LINK_S)}`;
}

/** Whether a query, with its question mark or empty, is that of a link which still counts. */
export function isOutboxLink(options: ProofOptions, query: string): boolean {
  const keys = new URLSearchParams(query).getAll("key");
  return keys.length === 1 && isProof(options, "outbox-link", keys[0] ?? "");
}

/** The `Set-Cookie` line for a browser that has shown a link: it is let in for 30 days, to this page alone. */
export function outboxCookieLine(options: ProofOptions): string {
  const { config } = options;
  const parts = [`${cookieName(config)}=${makeProof(options, "outbox-cookie", COOKIE_S)}`, "Path=/outbox", "HttpOnly", "SameSite=Strict"];
  if (new URL(config.publicUrl).protocol === "https:") parts.push("Secure");
  return [...parts, `Max-Age=${COOKIE_S}`].join("; ");
}

/** Whether a `Cookie` header lets its sender in. One planted beside ours does no harm: it proves nothing. */
export function hasOutboxCookie(options: ProofOptions, header = ""): boolean {
  const start = `${cookieName(options.config)}=`;
  return header
    .split(";")
    .map((part) => part.trim())
    .some((part) => part.startsWith(start) && isProof(options, "outbox-cookie", part.slice(start.length)));
}
