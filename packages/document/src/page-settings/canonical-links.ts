import { z } from "zod";
import { isWebAddress } from "../href.ts";

/** Other addresses of a page that it may name. */
export const MOST_CANONICAL_LINKS = 30;

/** A language, perhaps with its script and region (`pt`, `pt-BR`, `zh-Hant-TW`), or `x-default` for everybody else. */
const LANGUAGE_TAG = /^(?:x-default|[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)$/i;

/**
 * The same page for another language: `<link rel="alternate" hreflang="name" href="link">`. Field codes:
 * `fill_both`, `language_tag`, `unsafe_link`.
 */
const canonicalLink = z.strictObject({ name: z.string().max(20), link: z.string().max(2048) }).superRefine(({ name, link }, context) => {
  const add = (path: "name" | "link", message: string): void => context.addIssue({ code: "custom", path: [path], message });
  if (name === "") add("name", "fill_both");
  else if (!LANGUAGE_TAG.test(name)) add("name", "language_tag");
  if (link === "") add("link", "fill_both");
  else if (!isWebAddress(link)) add("link", "unsafe_link");
});
export type CanonicalLink = z.infer<typeof canonicalLink>;

/** Those of a page, each name and each link once: `name_exists`, `link_exists`. */
export const canonicalLinks = z
  .array(canonicalLink)
  .max(MOST_CANONICAL_LINKS)
  .superRefine((links, context) => {
    const names = new Set<string>();
    const targets = new Set<string>();
    for (const [index, { name, link }] of links.entries()) {
      const known = name.toLowerCase();
      if (known !== "" && names.has(known)) context.addIssue({ code: "custom", path: [index, "name"], message: "name_exists" });
      if (link !== "" && targets.has(link)) context.addIssue({ code: "custom", path: [index, "link"], message: "link_exists" });
      names.add(known);
      targets.add(link);
    }
  });
