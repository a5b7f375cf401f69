import { z } from "zod";
import { displayRule } from "./display/display-rule.ts";
import { href, webAddress } from "./href.ts";
import { PAGE_ID, recordId } from "./ids.ts";
import { isOrderKey } from "./order.ts";
import { type Json, json } from "./reading/json.ts";
import { BREAKPOINTS } from "./style/breakpoints.ts";
import { styles } from "./style/styles.ts";

export const LANGUAGES = ["pt", "en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Fonts a page may use: shipped with the product, served from the page's own site. */
export const FONT_FAMILIES = [
  "system-sans",
  "system-serif",
  "system-mono",
  "instrument-sans",
  "bricolage-grotesque",
  "fraunces",
  "newsreader",
  "archivo",
  "space-grotesk",
  "outfit",
] as const;
export type FontFamily = (typeof FONT_FAMILIES)[number];

export const imageId = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/);

/** An image in a page: which one, and its natural size, so that its place is kept before it loads. */
export const imageReference = z.strictObject({
  imageId,
  width: z.number().int().min(1).max(20_000),
  height: z.number().int().min(1).max(20_000),
});
export type ImageReference = z.infer<typeof imageReference>;

/** Order among siblings: see `order.ts`. */
export const orderKey = z.string().refine(isOrderKey, { message: "bad_order_key" });

/** One element on a page. `props` belong to the kind and are checked by it. */
export const blockRecord = z.strictObject({
  type: z.literal("block"),
  id: recordId,
  kind: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  /** The version of the kind's props; migrations bring it up to date. */
  version: z.number().int().min(1).max(10_000),
  parentId: recordId,
  slot: z.string().regex(/^[a-z][a-zA-Z0-9]{0,29}$/),
  order: orderKey,
  /** What its owner calls it in the layers list. */
  name: z.string().max(80).optional(),
  /** The fragment a link can jump to: `#plans`. */
  anchor: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9_-]{0,59}$/)
    .optional(),
  hiddenAt: z.array(z.enum(BREAKPOINTS)).max(3).optional(),
  /** To which visitors it is shown; to all of them without one. */
  display: displayRule.optional(),
  props: z.record(z.string(), json),
  styles,
});

/** A named colour or font of the page; styles refer to it, so that one change shows everywhere. */
export const tokenRecord = z.discriminatedUnion("kind", [
  z.strictObject({
    type: z.literal("token"),
    id: recordId,
    kind: z.literal("color"),
    name: z.string().min(1).max(60),
    order: orderKey,
    value: z.string().regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/),
  }),
  z.strictObject({
    type: z.literal("token"),
    id: recordId,
    kind: z.literal("font"),
    name: z.string().min(1).max(60),
    order: orderKey,
    value: z.enum(FONT_FAMILIES),
  }),
]);

/** The page itself: what search engines and link previews are told, and the dependencies every section stands on. */
export const pageRecord = z.strictObject({
  type: z.literal("page"),
  id: z.literal(PAGE_ID),
  language: z.enum(LANGUAGES),
  title: z.string().max(70),
  description: z.string().max(155),
  favicon: imageReference.optional(),
  shareImage: imageReference.optional(),
  canonical: webAddress.optional(),
  hiddenFromSearch: z.boolean().optional(),
  /** Where a link with no target leads. */
  defaultHref: href.optional(),
  styles,
});

export const documentRecord = z.discriminatedUnion("type", [blockRecord, tokenRecord, pageRecord]);

export type BlockRecord = Omit<z.infer<typeof blockRecord>, "props"> & { props: { [key: string]: Json } };
export type TokenRecord = z.infer<typeof tokenRecord>;
export type PageRecord = z.infer<typeof pageRecord>;
export type DocumentRecord = BlockRecord | TokenRecord | PageRecord;

/**
 * Whether two records are of one kind and version: what one has can stand in the other. A record stays what it
 * was made as; another thing is another record.
 */
export function isSameThing(a: DocumentRecord, b: DocumentRecord): boolean {
  if (a.type === "block") return b.type === "block" && a.kind === b.kind && a.version === b.version;
  if (a.type === "token") return b.type === "token" && a.kind === b.kind;
  return b.type === "page";
}
