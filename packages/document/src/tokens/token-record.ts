import { z } from "zod";
import { recordId } from "../ids.ts";
import { orderKey } from "../order.ts";
import { shadow } from "../style/values.ts";
import { FONT_FAMILIES } from "./font-families.ts";

/** What a token can be, in the order people are shown them. */
export const TOKEN_KINDS = ["color", "font", "space", "radius", "shadow"] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** The units a token's length may have: those that mean the same wherever a page is looked at. */
export const TOKEN_UNITS = ["px", "rem", "em", "%"] as const;

const common = {
  type: z.literal("token"),
  id: recordId,
  name: z.string().min(1).max(60),
  order: orderKey,
  /** Whether its name and value are those of the site's style: saving that changes it here too. */
  site: z.literal(true).optional(),
};

const length = z.strictObject({ type: z.literal("length"), value: z.number().min(0).max(10_000), unit: z.enum(TOKEN_UNITS) });

/**
 * A named colour, font, space, radius or shadow of the page; styles refer to it, so that one change shows
 * everywhere. The value of the last three is one that a style could have as it is.
 */
export const tokenRecord = z.discriminatedUnion("kind", [
  z.strictObject({ ...common, kind: z.literal("color"), value: z.string().regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/) }),
  z.strictObject({ ...common, kind: z.literal("font"), value: z.enum(FONT_FAMILIES) }),
  z.strictObject({ ...common, kind: z.literal("space"), value: length }),
  z.strictObject({ ...common, kind: z.literal("radius"), value: length }),
  z.strictObject({ ...common, kind: z.literal("shadow"), value: shadow }),
]);
export type TokenRecord = z.infer<typeof tokenRecord>;
export type TokenOf<Kind extends TokenKind> = Extract<TokenRecord, { kind: Kind }>;
