import type { LabelColour } from "@vitrine/contract";

/** The text of each colour; what it stands on is the same colour, thinned. */
export const LABEL_TEXT: Readonly<Record<LabelColour, string>> = {
  sky: "text-label-sky",
  orange: "text-label-orange",
  emerald: "text-label-emerald",
  yellow: "text-label-yellow",
  blue: "text-label-blue",
  violet: "text-label-violet",
  fuchsia: "text-label-fuchsia",
  purple: "text-label-purple",
  rose: "text-label-rose",
};
