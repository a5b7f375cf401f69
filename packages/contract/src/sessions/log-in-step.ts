import { z } from "zod";
import { moment } from "../calls/ids.ts";
import { FACTOR_METHODS, sentCode } from "../factors/proof.ts";

/** What follows a first proof of who somebody is: a session can be created, or a second factor is asked for. */
export const logInStep = z.discriminatedUnion("next", [
  z.object({ next: z.literal("session") }),
  z.object({
    next: z.literal("two_factor"),
    methods: z.array(z.enum(FACTOR_METHODS)),
    /** Where an e-mail code went, with most of it hidden: `a•••@example.com`; null while none was sent. */
    sentTo: z.string().nullable(),
    code: sentCode.nullable(),
    expiresAt: moment,
  }),
]);
export type LogInStep = z.infer<typeof logInStep>;
