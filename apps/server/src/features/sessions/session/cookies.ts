import type { Config } from "../../../platform/config.ts";
import { isSecret } from "./secret.ts";

/** The session; a log-in under way; who asked for a passkey; the devices that accounts trust; a visit to Google; support at work. */
export type CookieKind = "session" | "pre" | "passkey" | "device" | "google" | "support";

type Origin = Pick<Config, "publicUrl">;

/** Over https the `__Host-` prefix ties a cookie to this very origin; on plain http the port does, since cookies ignore ports. */
export function cookieName({ publicUrl }: Origin, kind: CookieKind = "session"): string {
  const url = new URL(publicUrl);
  const stem = kind === "session" ? "vitrine" : `vitrine-${kind}`;
  return url.protocol === "https:" ? `__Host-${stem}` : `${stem}-${url.port || "80"}`;
}

/** A `Set-Cookie` line no script can read; without an age the cookie ends with the browser. */
export function cookieLine(config: Origin, kind: CookieKind, value: string, maxAgeSeconds: number | null): string {
  const parts = [`${cookieName(config, kind)}=${value}`, "Path=/", "HttpOnly", "SameSite=Lax"];
  if (new URL(config.publicUrl).protocol === "https:") parts.push("Secure");
  if (maxAgeSeconds !== null) parts.push(`Max-Age=${maxAgeSeconds}`);
  return parts.join("; ");
}

/** Puts a cookie on a reply. */
export function setCookie(config: Origin, headers: Headers, kind: CookieKind, value: string, maxAgeSeconds: number | null): void {
  headers.append("set-cookie", cookieLine(config, kind, value, maxAgeSeconds));
}

export function clearCookie(config: Origin, headers: Headers, kind: CookieKind): void {
  setCookie(config, headers, kind, "", 0);
}

/**
 * A cookie's value among a request's, as long as it can be one of ours. Of two that differ one was planted, by a page
 * under the same domain, and nobody can tell which: then there is none.
 */
export function readCookie(config: Origin, headers: Headers, kind: CookieKind): string | undefined {
  const name = cookieName(config, kind);
  const values = new Set<string>();
  for (const part of (headers.get("cookie") ?? "").split(";")) {
    const [key, value] = part.trim().split("=");
    if (key === name && value && /^[A-Za-z0-9_.-]{1,2000}$/.test(value)) values.add(value);
  }
  const [only] = values;
  return values.size === 1 ? only : undefined;
}

/** The one secret a cookie holds. */
export function readSecret(config: Origin, headers: Headers, kind: CookieKind): string | undefined {
  const value = readCookie(config, headers, kind);
  return value !== undefined && isSecret(value) ? value : undefined;
}
