import type { Config } from "../../platform/config.ts";

/** Over https the `__Host-` prefix ties the cookie to this very origin; on plain http the port does, since cookies ignore ports. */
export function cookieName({ publicUrl }: Pick<Config, "publicUrl">): string {
  const url = new URL(publicUrl);
  return url.protocol === "https:" ? "__Host-vitrine" : `vitrine-${url.port || "80"}`;
}

export function sessionCookie(config: Pick<Config, "publicUrl">, secret: string, maxAgeSeconds: number | null): string {
  const parts = [`${cookieName(config)}=${secret}`, "Path=/", "HttpOnly", "SameSite=Lax"];
  if (new URL(config.publicUrl).protocol === "https:") parts.push("Secure");
  if (maxAgeSeconds !== null) parts.push(`Max-Age=${maxAgeSeconds}`);
  return parts.join("; ");
}

/** The session secret among a request's cookies. */
export function secretFrom(config: Pick<Config, "publicUrl">, cookieHeader: string | null | undefined): string | undefined {
  const name = cookieName(config);
  for (const part of (cookieHeader ?? "").split(";")) {
    const [key, value] = part.trim().split("=");
    if (key === name && value && /^[A-Za-z0-9_-]{43}$/.test(value)) return value;
  }
  return undefined;
}
