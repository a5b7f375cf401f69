import { z } from "zod";
import { idOf, moment } from "../calls/ids.ts";

/** What a share link is: open, over by its date, or deleted by its owner. */
export const SHARE_STATES = ["active", "expired", "deleted"] as const;
export type ShareState = (typeof SHARE_STATES)[number];

/** Links of a page that are open at a time. */
export const MOST_SHARES_A_PAGE = 50;

/** What stands at the end of a share link: 128 bits of chance. */
export const shareToken = z.string().regex(/^[0-9a-f]{32}$/, { message: "bad_id" });

/** A link that shows a page to whoever has it, and lets them make a copy of it. */
export const share = z.object({
  id: idOf("share"),
  pageId: idOf("page"),
  /** The link itself; null for one that was deleted, which leads nowhere. */
  url: z.string().nullable(),
  state: z.enum(SHARE_STATES),
  /** How many copies were made by it. */
  copies: z.number().int(),
  createdAt: moment,
  expiresAt: moment,
});
export type Share = z.infer<typeof share>;
