import { LABEL_COLOURS, type Label, type LabelColour } from "@vitrine/contract";

/** The colour that fewest labels have: a new one looks like no other for as long as that can be. */
export function nextColour(labels: readonly Pick<Label, "colour">[]): LabelColour {
  const used = (colour: LabelColour): number => labels.filter((label) => label.colour === colour).length;
  return LABEL_COLOURS.reduce((least, colour) => (used(colour) < used(least) ? colour : least));
}
