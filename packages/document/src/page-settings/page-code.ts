import { z } from "zod";
import { isHostName } from "./host-name.ts";
import { PAGE_CODE_LIMITS } from "./limits.ts";

/** HTML with styles and scripts, as it was pasted: off until somebody of the account has seen it. `bad_host`, `repeated`. */
export const pageCodePart = z.strictObject({
  code: z.string().max(PAGE_CODE_LIMITS.code),
  /** Where it may load from, run scripts of and send to: nowhere else but its own page's site. */
  hosts: z
    .array(z.string().refine(isHostName, { message: "bad_host" }))
    .max(PAGE_CODE_LIMITS.hosts)
    .refine((hosts) => new Set(hosts).size === hosts.length, { message: "repeated" })
    .optional(),
  /**
   * Whether nothing of it is there until a visitor has agreed in the page's consent banner. Unless said, so it is on a page
   * that asks; false for what the page does not work without.
   */
  needsConsent: z.boolean().optional(),
});
export type PageCodePart = z.infer<typeof pageCodePart>;

export const pageCode = z.strictObject({
  head: pageCodePart.optional(),
  body: pageCodePart.optional(),
  footer: pageCodePart.optional(),
});
export type PageCodes = z.infer<typeof pageCode>;
