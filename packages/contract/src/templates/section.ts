import { z } from "zod";
import { language } from "../calls/languages.ts";

/** What a ready-made section is for, in the order they are shown. */
export const SECTION_CATEGORIES = [
  "hero",
  "content",
  "benefits",
  "video",
  "pricing",
  "callToAction",
  "testimonial",
  "announcement",
  "faq",
  "guarantee",
  "footer",
] as const;
export type SectionCategory = (typeof SECTION_CATEGORIES)[number];

/** A ready-made section as the library shows it. */
export const librarySection = z.object({
  id: z.string(),
  name: z.string(),
  category: z.enum(SECTION_CATEGORIES),
  language,
  /** Address of a picture of it, on the dashboard's own origin. */
  thumbnailUrl: z.string(),
  /** What it adds to a page for a visitor: gzip bytes of markup, look and script, and those of its pictures. Null where nobody has weighed it. */
  bytes: z.number().int().nullable(),
});
export type LibrarySection = z.infer<typeof librarySection>;
