import type { PageCodePart } from "@vitrine/document";
import { sha256 } from "./sha256.ts";

/** Parts do not change: one that is changed is another. */
const known = new WeakMap<PageCodePart, string | null>();

/**
 * The seal of code that stands in a page's settings, as `codeSeal` has that of a block's; null for none. It is the same
 * wherever on the page the code stands, and whether it waits for consent or not: seen is what it says and what it reaches.
 */
export function pageCodeSeal(part: PageCodePart): string | null {
  const made = known.get(part);
  if (made !== undefined) return made;
  const seal = part.code.trim() === "" ? null : sha256(JSON.stringify(["page", part.code, ...(part.hosts ?? [])]));
  known.set(part, seal);
  return seal;
}
