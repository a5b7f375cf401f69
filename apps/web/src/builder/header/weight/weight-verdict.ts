export type WeightVerdict = "light" | "heavy" | "tooHeavy";

/** How a weight compares with its budget, both in bytes: within it, up to twice as much, or more. */
export function weightVerdict(bytes: number, budget: number): WeightVerdict {
  return bytes <= budget ? "light" : bytes <= 2 * budget ? "heavy" : "tooHeavy";
}
