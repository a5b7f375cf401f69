import { z } from "zod";
import { displayRule } from "./display/display-rule.ts";
import { entrance } from "./entrance.ts";
import { PAGE_ID, recordId } from "./ids.ts";
import { orderKey } from "./order.ts";
import { pageSettingsFields } from "./page-settings/page-settings-fields.ts";
import { type Json, json } from "./reading/json.ts";
import { BREAKPOINTS } from "./style/breakpoints.ts";
import { styles } from "./style/styles.ts";
import { type TokenRecord, tokenRecord } from "./tokens/token-record.ts";

export type { TokenRecord } from "./tokens/token-record.ts";

export const LANGUAGES = ["pt", "en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

export const imageId = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/);

/** An image in a page: which one, and its natural size, so that its place is kept before it loads. */
export const imageReference = z.strictObject({
  imageId,
  width: z.number().int().min(1).max(20_000),
  height: z.number().int().min(1).max(20_000),
});
export type ImageReference = z.infer<typeof imageReference>;

/** The most named styles that lie on one block, and that a page has. */
export const STYLES_A_BLOCK = 4;
export const STYLES_A_PAGE = 200;

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
  /** Its owner wants it left alone, with all it holds: no operation changes, moves or removes it. */
  locked: z.literal(true).optional(),
  /** The page's named styles that lie under its own, the later over the earlier. */
  styleIds: z
    .array(recordId)
    .max(STYLES_A_BLOCK)
    .refine((ids) => new Set(ids).size === ids.length, { message: "style_twice" })
    .optional(),
  /** To which visitors it is shown; to all of them without one. */
  display: displayRule.optional(),
  /** How it comes into sight; it is simply there without one. */
  entrance: entrance.optional(),
  props: z.record(z.string(), json),
  styles,
});

/** A look with a name that several blocks share; one change shows on all of them. */
export const styleRecord = z.strictObject({
  type: z.literal("style"),
  id: recordId,
  name: z.string().min(1).max(60),
  order: orderKey,
  styles,
});

/** The page itself: its settings, and the look that every section stands on. */
export const pageRecord = z
  .strictObject({
    type: z.literal("page"),
    id: z.literal(PAGE_ID),
    language: z.enum(LANGUAGES),
    favicon: imageReference.optional(),
    shareImage: imageReference.optional(),
    styles,
  })
  .extend(pageSettingsFields);

export const documentRecord = z.discriminatedUnion("type", [blockRecord, tokenRecord, styleRecord, pageRecord]);

export type BlockRecord = Omit<z.infer<typeof blockRecord>, "props"> & { props: { [key: string]: Json } };
export type StyleRecord = z.infer<typeof styleRecord>;
export type PageRecord = z.infer<typeof pageRecord>;
export type DocumentRecord = BlockRecord | TokenRecord | StyleRecord | PageRecord;

/**
 * Whether two records are of one kind and version: what one has can stand in the other. A record stays what it
 * was made as; another thing is another record.
 */
export function isSameThing(a: DocumentRecord, b: DocumentRecord): boolean {
  if (a.type === "block") return b.type === "block" && a.kind === b.kind && a.version === b.version;
  if (a.type === "token") return b.type === "token" && a.kind === b.kind;
  return b.type === a.type;
}
