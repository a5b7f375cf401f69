import { z } from "zod";
import { idOf, moment } from "../calls/ids.ts";

export const passkey = z.object({ id: idOf("passkey"), name: z.string(), createdAt: moment, lastUsedAt: moment.nullable() });
export type Passkey = z.infer<typeof passkey>;

export const factorState = z.object({
  /** Whether a log-in asks for a second factor: any of e-mail and app is on. */
  isOn: z.boolean(),
  email: z.object({ isOn: z.boolean() }),
  app: z.object({ isOn: z.boolean(), since: moment.nullable() }),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkey),
});
export type FactorState = z.infer<typeof factorState>;
