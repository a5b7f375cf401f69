import { z } from "zod";

const ABSOLUTE = /^https?:\/\/[^\s/?#@\\]+(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i;
const CONTACT = /^(?:mailto:[^\s<>"]+|tel:\+?[\d().\s-]{3,30})$/i;
const INSIDE = /^(?:#[^\s#"<>]*|\/(?![/\\])[^\s\\"<>]*|\?[^\s\\"<>]*)$/;

/**
 * Whether a person may be sent there from a published page: http(s), mailto, tel, a path on the same site,
 * a query or an anchor. Everything else (`javascript:`, `data:`, protocol-relative, credentials in the
 * authority, control characters) is refused rather than cleaned.
 */
export function isSafeHref(value: string): boolean {
  if (value.length > 2048) return false;
  for (let i = 0; i < value.length; i++) if (value.charCodeAt(i) < 0x20) return false;
  return ABSOLUTE.test(value) || CONTACT.test(value) || INSIDE.test(value);
}

/** A link target; the empty string means "not linked yet". */
export const href = z.string().refine((value) => value === "" || isSafeHref(value), { message: "unsafe_link" });

/** An absolute http(s) address, or the empty string for none. */
export const webAddress = z
  .string()
  .refine((value) => value === "" || (ABSOLUTE.test(value) && value.length <= 2048), { message: "unsafe_link" });
