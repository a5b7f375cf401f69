import { z } from "zod";

const ABSOLUTE = /^https?:\/\/(?:\[[\da-f:.]+\]|([^\s/?#@\\:[\]<>^|%"`{}]+))(?::(\d{1,5}))?(?:[/?#][^\s\\]*)?$/i;
const MOST_CHARACTERS = 2048;
const MOST_PORT = 65_535;
const CONTACT = /^(?:mailto:[^\s<>"]+|tel:\+?[\d().\s-]{3,30})$/i;
const INSIDE = /^(?:#[^\s#"<>]*|\/(?![/\\])[^\s\\"<>]*|\?[^\s\\"<>]*)$/;

/**
 * Whether it is an absolute http(s) address that browsers go to: a port over 65535, or a host that is none, is written
 * like one and leads nowhere.
 */
export function isWebAddress(value: string): boolean {
  const match = value.length > MOST_CHARACTERS ? null : ABSOLUTE.exec(value);
  if (!match) return false;
  const [, host, port = "0"] = match;
  return Number(port) <= MOST_PORT && (host === undefined || isHost(host));
}

/** Names, and four numbers; what ends in a number is read as the latter by every browser. */
function isHost(host: string): boolean {
  const parts = host.split(".");
  if (!/^\d+$/.test(parts.at(-1) ?? "")) return true;
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255);
}

/**
 * Whether a person may be sent there from a published page: http(s), mailto, tel, a path on the same site,
 * a query or an anchor. Everything else (`javascript:`, `data:`, protocol-relative, credentials in the
 * authority, control characters) is refused rather than cleaned.
 */
export function isSafeHref(value: string): boolean {
  if (value.length > MOST_CHARACTERS) return false;
  for (let i = 0; i < value.length; i++) if (value.charCodeAt(i) < 0x20) return false;
  return isWebAddress(value) || CONTACT.test(value) || INSIDE.test(value);
}

/** A link target; the empty string means "not linked yet". */
export const href = z.string().refine((value) => value === "" || isSafeHref(value), { message: "unsafe_link" });

/** An absolute http(s) address, or the empty string for none. */
export const webAddress = z.string().refine((value) => value === "" || isWebAddress(value), { message: "unsafe_link" });
