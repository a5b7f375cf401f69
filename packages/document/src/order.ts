import { generateKeyBetween, generateNKeysBetween } from "fractional-indexing";
import { z } from "zod";

/**
 * A key that sorts (by code unit) strictly between two others; `null` stands for "before all" or "after all".
 * Inserting never renumbers a neighbour, so a move is a change of one record.
 * @throws when a key is malformed or `before` does not sort before `after`.
 */
export function keyBetween(before: string | null, after: string | null): string {
  return generateKeyBetween(before, after);
}

/** `count` keys in order between two others. */
export function keysBetween(before: string | null, after: string | null, count: number): string[] {
  return generateNKeysBetween(before, after, count);
}

/** Whether a key that came from outside is one `keyBetween` could go on from. */
export function isOrderKey(key: string): boolean {
  if (key.length > 200) return false;
  try {
    generateKeyBetween(key, null);
    return true;
  } catch {
    return false;
  }
}

/** An order among siblings, as records keep it. */
export const orderKey = z.string().refine(isOrderKey, { message: "bad_order_key" });

/** Sorts records as the page shows them; equal keys (two people inserting at one place) fall back to the id. */
export function compareOrder(a: { order: string; id: string }, b: { order: string; id: string }): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
