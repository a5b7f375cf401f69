import { z } from "zod";
import { idOf, moment } from "../calls/ids.ts";

/** Characters its name may have. */
export const SYNCED_SECTION_NAME_MOST = 60;

export const syncedSectionName = z.string().trim().min(1, { message: "required" }).max(SYNCED_SECTION_NAME_MOST);

/** A section that is one and the same on many pages of an account. */
export const syncedSection = z.object({
  id: idOf("syncedSection"),
  name: z.string(),
  /** Goes up by one each time its content changes. */
  version: z.number().int(),
  createdAt: moment,
  /** When its name or content last changed. */
  changedAt: moment,
  /** Pages that have it, published or not, as far as whoever asks may see them. */
  pages: z.number().int(),
  /** Published pages whose visitors see an older version of it. */
  behind: z.number().int(),
});
export type SyncedSection = z.infer<typeof syncedSection>;

/** A page that has a section, or has it for its visitors still. */
export const syncedSectionUse = z.object({
  pageId: idOf("page"),
  siteId: idOf("site"),
  title: z.string(),
  slug: z.string(),
  /** Whether it has the section as it is edited; a page may have lost it there and show it to visitors until it is published. */
  isOnPage: z.boolean(),
  /** The version that visitors see; null where they see none. */
  publishedVersion: z.number().int().nullable(),
});
export type SyncedSectionUse = z.infer<typeof syncedSectionUse>;
