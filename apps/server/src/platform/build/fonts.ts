import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { SHIPPED_FAMILIES, type ShippedFamily } from "@vitrine/renderer";

/** A font file and the hash that names it on published pages. */
export interface FontFile {
  readonly bytes: Buffer;
  readonly hash: string;
}

export function isShippedFamily(name: string): name is ShippedFamily {
  return (SHIPPED_FAMILIES as readonly string[]).includes(name);
}

const resolveFrom = createRequire(import.meta.url);
const read = new Map<ShippedFamily, FontFile>();

/** The file of a shipped family: Latin letters, all its weights, as WOFF2. Each is read once. */
export function fontFile(family: ShippedFamily): FontFile {
  const known = read.get(family);
  if (known) return known;
  const bytes = readFileSync(resolveFrom.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`));
  const file = { bytes, hash: createHash("sha256").update(bytes).digest("hex").slice(0, 40) };
  read.set(family, file);
  return file;
}
