import { z } from "zod";
import { SCOPES } from "../calls/access.ts";
import { idOf, moment } from "../calls/ids.ts";

export const apiKey = z.object({
  id: idOf("apiKey"),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** The first characters of the key, to tell it from others. */
  hint: z.string(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
  expiresAt: moment.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;
