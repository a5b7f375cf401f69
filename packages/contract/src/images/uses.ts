import { z } from "zod";
import { idOf } from "../calls/ids.ts";

/** Pages that are named where a file is used; the others are counted. */
export const USES_NAMED = 50;

/** Where files of the library are used. */
export const imageUses = z.object({
  /** Those that the caller may see, the ones on air first. */
  pages: z.array(
    z.object({
      pageId: idOf("page"),
      siteId: idOf("site"),
      title: z.string(),
      slug: z.string(),
      /** Whether its visitors see one of the files. */
      isLive: z.boolean(),
      /** Whether it is in the trash, from which it may come back. */
      isDeleted: z.boolean(),
      /** Whether only publications of before have one, which cannot be put back without it. */
      isEarlier: z.boolean(),
    }),
  ),
  /** Sites that have one of the files as their icon, as far as the caller may see them. */
  sites: z.array(z.object({ siteId: idOf("site"), name: z.string() })),
  sections: z.array(z.object({ id: idOf("syncedSection"), name: z.string() })),
  templates: z.array(z.object({ id: idOf("template"), name: z.string() })),
  /** Pages besides those above: more than are named, or of sites that the caller has no access to. */
  otherPages: z.number().int(),
  /** Sites with such an icon that the caller has no access to. */
  otherSites: z.number().int(),
  /** Whether visitors of any page or site see one of the files: then they cannot be deleted. */
  isLive: z.boolean(),
});
export type ImageUses = z.infer<typeof imageUses>;
