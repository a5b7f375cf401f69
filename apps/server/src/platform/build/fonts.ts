import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type FontSubset, SHIPPED_FAMILIES, type ShippedFamily, subsetsOf } from "@vitrine/renderer";
import { contentHash } from "../storage/content-hash.ts";

/** A font file and the hash that names it on published pages. */
export interface FontFile {
  readonly bytes: Buffer;
  readonly hash: string;
}

const resolveFrom = createRequire(import.meta.url);
const read = new Map<string, FontFile>();

/** The file of a shipped family: the letters of a subset, all its weights, as WOFF2. Each is read once. */
export function fontFile(family: ShippedFamily, subset: FontSubset): FontFile {
  const key = `${family}-${subset}`;
  const known = read.get(key);
  if (known) return known;
  const bytes = readFileSync(resolveFrom.resolve(`@fontsource-variable/${family}/files/${key}-wght-normal.woff2`));
  const file = { bytes, hash: contentHash(bytes) };
  read.set(key, file);
  return file;
}

/** The words that have to go along wherever a family's files go. */
export function fontLicence(family: ShippedFamily): string {
  return readFileSync(resolveFrom.resolve(`@fontsource-variable/${family}/LICENSE`), "utf8");
}

/** The file the dashboard asks for by name: `fraunces.woff2` for Latin, `inter.greek.woff2`; undefined for none of ours. */
export function fontFileNamed(name: string): FontFile | undefined {
  const [, family, subset = "latin"] = /^([a-z-]+)(?:\.([a-z-]+))?\.woff2$/.exec(name) ?? [];
  const shipped = SHIPPED_FAMILIES.find((each) => each === family);
  const part = shipped && subsetsOf(shipped).find((each) => each === subset);
  return shipped && part && fontFile(shipped, part);
}
