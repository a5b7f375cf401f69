import type { WeightVerdict } from "./weight-verdict.ts";

/** The colour that goes with the words of a verdict. */
export const VERDICT_TONES: Readonly<Record<WeightVerdict, string>> = {
  light: "text-success",
  heavy: "text-warning",
  tooHeavy: "text-danger",
};
