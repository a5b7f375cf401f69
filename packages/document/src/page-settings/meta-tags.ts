import { z } from "zod";

/** Meta tags of its owner's that a page may have, and characters of the name and the content of one. */
export const META_TAG_LIMITS = { tags: 30, name: 60, content: 500 } as const;

/** A setting of the page that says what a meta tag would say. */
export type MetaTagField =
  | "author"
  | "keywords"
  | "title"
  | "description"
  | "ogTitle"
  | "ogDescription"
  | "shareImage"
  | "canonical"
  | "language"
  | "hiddenFromSearch"
  | "isProtected";

/** What a page says in its head whose owner wants nobody to copy it. */
export const PROTECTION_META = "vitrine-protected";

/** Names that are refused because a field says the same: whoever meets one is led to the field. */
const OWN_FIELDS: Readonly<Record<string, MetaTagField>> = {
  author: "author",
  keywords: "keywords",
  title: "title",
  description: "description",
  "og:title": "ogTitle",
  "twitter:title": "ogTitle",
  "og:description": "ogDescription",
  "twitter:description": "ogDescription",
  "og:image": "shareImage",
  "og:image:url": "shareImage",
  "og:image:secure_url": "shareImage",
  "og:image:width": "shareImage",
  "og:image:height": "shareImage",
  "og:image:alt": "shareImage",
  "twitter:card": "shareImage",
  "twitter:image": "shareImage",
  "og:url": "canonical",
  "og:locale": "language",
  "content-language": "language",
  robots: "hiddenFromSearch",
  googlebot: "hiddenFromSearch",
  bingbot: "hiddenFromSearch",
  [PROTECTION_META]: "isProtected",
};

/** Names that the page says by itself, or that would change how it works: no page of ours has another. */
const NEVER: ReadonlySet<string> = new Set([
  "og:type",
  "viewport",
  "referrer",
  "charset",
  "refresh",
  "set-cookie",
  "content-type",
  "content-security-policy",
  "content-security-policy-report-only",
  "default-style",
  "x-ua-compatible",
  "x-dns-prefetch-control",
]);

/** The setting that says what a meta tag of this name would say; null for a name without one. */
export function fieldOfMetaTag(name: string): MetaTagField | null {
  const known = name.toLowerCase();
  return Object.hasOwn(OWN_FIELDS, known) ? (OWN_FIELDS[known] ?? null) : null;
}

/** Why a page's owner may not have a meta tag of this name, as the code of its words; null for one that is free. */
export function metaTagProblem(name: string): `meta_${MetaTagField}` | "meta_never" | null {
  const field = fieldOfMetaTag(name);
  if (field) return `meta_${field}`;
  return NEVER.has(name.toLowerCase()) ? "meta_never" : null;
}

/**
 * One meta tag, as `<meta name content>`, or `<meta property content>` for those of Open Graph. Field codes:
 * `fill_both`, `meta_name` for what is no name, `meta_never`, and `meta_<field>` for a name that a field says.
 */
const metaTag = z
  .strictObject({ name: z.string().max(META_TAG_LIMITS.name), content: z.string().max(META_TAG_LIMITS.content) })
  .superRefine(({ name, content }, context) => {
    const add = (path: "name" | "content", message: string): void => context.addIssue({ code: "custom", path: [path], message });
    if (name === "") add("name", "fill_both");
    else if (!/^[A-Za-z][A-Za-z0-9:._-]*$/.test(name)) add("name", "meta_name");
    else {
      const problem = metaTagProblem(name);
      if (problem) add("name", problem);
    }
    if (content.trim() === "") add("content", "fill_both");
  });
export type MetaTag = z.infer<typeof metaTag>;

/** Those of a page, in their order; `meta_exists` for one that says again what another has said. */
export const metaTags = z
  .array(metaTag)
  .max(META_TAG_LIMITS.tags)
  .superRefine((tags, context) => {
    const seen = new Set<string>();
    for (const [index, { name, content }] of tags.entries()) {
      const key = `${name.toLowerCase()}\n${content}`;
      if (seen.has(key)) context.addIssue({ code: "custom", path: [index, "name"], message: "meta_exists" });
      seen.add(key);
    }
  });
