import { type Macro, macro } from "@vitrine/document";

/** The macro that a chip's attributes tell; null where they tell none. */
export function macroIn(attributes: Readonly<Record<string, unknown>>): Macro | null {
  const read = macro.safeParse(Object.fromEntries(Object.entries(attributes).filter(([, option]) => option !== null)));
  return read.success ? read.data : null;
}
