import type { Config } from "../config.ts";

const DAY_MS = 86_400_000;
/** Less than the year that RFC 9116 advises; it moves on by itself, so a copy that went stale shows as such. */
const VALID_DAYS = 180;

/**
 * Who finds a weakness reads here whom to tell (RFC 9116); null where the operator named nobody. `now` is in
 * milliseconds since 1970.
 */
export function securityTxt({ publicUrl, securityContact }: Pick<Config, "publicUrl" | "securityContact">, now: number): string | null {
  if (securityContact === undefined) return null;
  const contact = /^[^\s@:/]+@[^\s@]+$/.test(securityContact) ? `mailto:${securityContact}` : securityContact;
  // The start of a day, so that the file is the same all day.
  const expires = new Date(Math.floor(now / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS).toISOString();
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    "Preferred-Languages: pt, en, es",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
