import { z } from "zod";
import { account } from "../accounts/account.ts";
import { idOf, moment } from "../calls/ids.ts";

/** An account as administrators see it: nothing of its content, no secret. */
export const adminAccount = z.object({
  id: idOf("account"),
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  name: z.string(),
  username: z.string().nullable(),
  phone: z.string().nullable(),
  plan: account.shape.plan,
  isAdmin: z.boolean(),
  isSpecial: z.boolean(),
  meta: account.shape.meta,
  newSetup: z.boolean(),
  canClone: z.boolean(),
  hasTwoFactor: z.boolean(),
  aff: z.number().nullable(),
  src: z.string().nullable(),
  createdAt: moment,
  lastSeenAt: moment.nullable(),
  deletesAt: moment.nullable(),
});
export type AdminAccount = z.infer<typeof adminAccount>;
