import { z } from "zod";
import { isSafeHref, isWebAddress } from "../href.ts";
import { canonicalLinks } from "./canonical-links.ts";
import { DELAY_PATTERN, EARLY_SECTIONS, PAGE_TEXT_LIMITS, PAGE_TYPES, SWITCHER_PLACES } from "./limits.ts";
import { metaTags } from "./meta-tags.ts";
import { OPTIMIZED_FOR } from "./optimizer.ts";
import { pageCode } from "./page-code.ts";

const isWebAddressOrNone = (value: string): boolean => value === "" || isWebAddress(value);

/** Where a page may send a visitor on by itself: an address on the web, or a path of its own site. */
function isWayBack(value: string): boolean {
  return isWebAddressOrNone(value) || (value.startsWith("/") && isSafeHref(value));
}

/** What search engines and link previews are told. An empty text says nothing. */
const seo = {
  /** Empty for one that is called by its name. */
  title: z.string().max(PAGE_TEXT_LIMITS.title),
  description: z.string().max(PAGE_TEXT_LIMITS.description),
  canonical: z.string().refine(isWebAddressOrNone, { message: "unsafe_link" }).optional(),
  hiddenFromSearch: z.boolean().optional(),
  pageType: z.enum(PAGE_TYPES).optional(),
  /** Who wrote it: `<meta name="author">`. */
  author: z.string().max(PAGE_TEXT_LIMITS.author).optional(),
  /** Words for it, parted by commas: `<meta name="keywords">`. */
  keywords: z.string().max(PAGE_TEXT_LIMITS.keywords).optional(),
  /** What link previews call it; its title unless said. */
  ogTitle: z.string().max(PAGE_TEXT_LIMITS.ogTitle).optional(),
  /** What they say of it; its description unless said. */
  ogDescription: z.string().max(PAGE_TEXT_LIMITS.ogDescription).optional(),
  canonicalLinks: canonicalLinks.optional(),
  metaTags: metaTags.optional(),
};

/** Who comes to it, and from where. */
const optimizer = {
  /** Ads lead to it: parameters of the visit go with its links, and the check tells what ad platforms object to. */
  adDestination: z.boolean().optional(),
  /** Google: large pictures in results, and who wrote what in structured data. Meta: all that a preview can show. */
  optimizeFor: z.enum(OPTIMIZED_FOR).optional(),
  /** Whether pages of others may show it in a frame; no page may unless said. */
  allowEmbedding: z.boolean().optional(),
};

/** What of it loads, and when. */
const speed = {
  /** What its owner wants it to weigh at most as visitors load it, in kilobytes. */
  weightBudget: z.int().min(50).max(10_000).optional(),
  /** Frames of other services wait for a click, whatever their blocks say. */
  embedsOnClick: z.boolean().optional(),
  /** Fonts are those of the visitor's device: no font is loaded. */
  systemFonts: z.boolean().optional(),
  /** Sections whose pictures load at once; those of the others as they come near. */
  earlySections: z.int().min(1).max(EARLY_SECTIONS.most).optional(),
};

/** What it does while somebody is there. */
const features = {
  /** How long after it was opened what follows `scrollTo` is shown: `delay` is the field code. Nothing waits without both. */
  delay: z.string().regex(DELAY_PATTERN, { message: "delay" }).optional(),
  /** The anchor of the block that waits, with all that follows it; the page scrolls there then. */
  scrollTo: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9_-]{0,59}$/, { message: "anchor" })
    .optional(),
  /** Our clone and our import refuse it. */
  isProtected: z.boolean().optional(),
  /** The parameters it was opened with go with its links and forms; never what looks like a secret. */
  passParameters: z.boolean().optional(),
  /** Where a visitor comes who goes back: an address on the web or a path of its site; `unsafe_link`. */
  backRedirect: z.string().max(2048).refine(isWayBack, { message: "unsafe_link" }).optional(),
  /** Where a link with no target leads. */
  defaultHref: z
    .string()
    .refine((value) => value === "" || isSafeHref(value), { message: "unsafe_link" })
    .optional(),
  /** Links to the site's privacy policy and terms, in its language, stand at its end. */
  legalPages: z.boolean().optional(),
  /** Links to the published pages of its set in other languages. */
  languageSwitcher: z.enum(SWITCHER_PLACES).optional(),
  /** Visitors are asked before what needs their consent runs; what they chose is kept in their browser. */
  consentBanner: z.boolean().optional(),
};

/**
 * The settings of a page besides its first ones: each may be absent, and then nothing of it is on the page.
 * Nothing here is made of a schema that stands elsewhere: the editor makes these when it makes the others, and not before.
 */
export const pageSettingsFields = { ...seo, code: pageCode.optional(), ...optimizer, ...speed, ...features };
