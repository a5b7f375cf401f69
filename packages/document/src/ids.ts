import { z } from "zod";

/** Records of a page document are found by id; the first character rules out `__proto__` and its kin. */
export const recordId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/);

/** The id of the one record that stands for the page itself: the parent of every top-level section. */
export const PAGE_ID = "page";

/** Makes a fresh record id; handed in by the caller, so that documents can be made without chance in tests. */
export type MakeId = () => string;

const ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz";

/** Twelve characters of base 36 (62 bits) drawn from the platform's random source. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  let id = "";
  for (const byte of bytes) id += ALPHABET[byte % 36];
  return id;
}
