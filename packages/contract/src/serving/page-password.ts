import { z } from "zod";
import { moment } from "../calls/ids.ts";

/** Characters that a page's password may have. */
export const PAGE_PASSWORD_LEAST = 4;
export const PAGE_PASSWORD_MOST = 128;

/** What visitors must know to see a page; null for one that everybody sees. */
export const pagePassword = z
  .string()
  .min(PAGE_PASSWORD_LEAST, { message: "page_password_short" })
  .max(PAGE_PASSWORD_MOST, { message: "too_long" })
  .refine((text) => text.trim() !== "" && !/\p{Cc}/u.test(text), { message: "page_password_blank" })
  .nullable();

/** Whether a page has one. What it is nobody is told: only what recognises it is kept. */
export const pagePasswordState = z.object({ hasPassword: z.boolean(), changedAt: moment.nullable() });
export type PagePasswordState = z.infer<typeof pagePasswordState>;
