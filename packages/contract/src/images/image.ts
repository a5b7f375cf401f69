import { z } from "zod";
import { idOf, moment } from "../calls/ids.ts";

export const image = z.object({
  id: idOf("image"),
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  /** Address of the image on the uploads origin; with `/<width>` behind it, at least that wide if it can be. */
  url: z.string(),
  uploadedAt: moment,
});
export type Image = z.infer<typeof image>;
