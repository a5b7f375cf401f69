import { z } from "zod";
import { idOf, moment } from "../calls/ids.ts";

/** What things are sorted by: words of one's own, and what they sell. */
export const LABEL_KINDS = ["tag", "product"] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

export const LABEL_COLOURS = ["sky", "orange", "emerald", "yellow", "blue", "violet", "fuchsia", "purple", "rose"] as const;
export type LabelColour = (typeof LABEL_COLOURS)[number];

/** Characters its name may have. */
export const LABEL_NAME_MOST = 40;

/** Labels of a kind that an account may have. */
export const LABELS_MOST = 200;

export const labelName = z
  .string()
  .trim()
  .min(1, { message: "required" })
  .max(LABEL_NAME_MOST)
  .transform((name) => name.normalize("NFC").replace(/\s+/g, " "));

/** A tag or a product that things of an account are sorted by. */
export const label = z.object({
  id: idOf("label"),
  kind: z.enum(LABEL_KINDS),
  name: z.string(),
  colour: z.enum(LABEL_COLOURS),
  createdAt: moment,
});
export type Label = z.infer<typeof label>;
