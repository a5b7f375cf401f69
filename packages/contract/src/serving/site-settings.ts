import { imageReference } from "@vitrine/document";
import { z } from "zod";
import { emailAddress } from "../accounts/fields.ts";
import { idOf } from "../calls/ids.ts";
import { ROBOTS_MOST, wrongRobotsLine } from "./robots.ts";

/** Lines for robots, each on a line of its own, whatever ends it. */
const robots = z
  .string()
  .max(ROBOTS_MOST, { message: "too_long" })
  .transform((text) => text.replace(/\r\n?/g, "\n").trim())
  .refine((text) => wrongRobotsLine(text) === null, { message: "robots_line" });

/** Who answers for a site: a person or a company. */
const legalName = z
  .string()
  .max(120, { message: "too_long" })
  .transform((text) => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim());
const legalEmail = z.union([z.literal(""), emailAddress]);

/** What a site serves besides its pages and redirects. */
export const siteSettings = z.object({
  /** The page that visitors get where nothing is, with status 404; null for a short message. While it is not published they get that too. */
  notFoundPageId: idOf("page").nullable(),
  /** The image that pages without an icon of their own have for one; null for none. */
  favicon: imageReference.nullable(),
  /** What is told to robots besides that they may look at everything. */
  robots: z.string(),
  /** Who answers for the site in its privacy policy and terms, and the address to write to; empty where nobody has said. */
  legalName: z.string(),
  legalEmail: z.string(),
});
export type SiteSettings = z.infer<typeof siteSettings>;

/** What is changed of it; what is left out stays. */
export const siteSettingsChange = {
  notFoundPageId: idOf("page").nullable().optional(),
  faviconId: idOf("image").nullable().optional(),
  robots: robots.optional(),
  legalName: legalName.optional(),
  legalEmail: legalEmail.optional(),
};
