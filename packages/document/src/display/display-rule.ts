import { z } from "zod";

/** Browsers by their own names; the last four are what their apps open links in. */
export const VISITOR_BROWSERS = [
  "chrome",
  "safari",
  "firefox",
  "edge",
  "opera",
  "samsung",
  "instagram",
  "facebook",
  "tiktok",
  "whatsapp",
] as const;
export type VisitorBrowser = (typeof VISITOR_BROWSERS)[number];

export const VISITOR_DEVICES = ["phone", "tablet", "desktop"] as const;
export type VisitorDevice = (typeof VISITOR_DEVICES)[number];

export const VISITOR_SYSTEMS = ["android", "ios", "windows", "macos", "linux"] as const;
export type VisitorSystem = (typeof VISITOR_SYSTEMS)[number];

/** Bounds of a rule; `key` and `value` are characters of a query. */
export const DISPLAY_LIMITS = { conditions: 10, key: 100, value: 200 } as const;

/** ISO 8601 with its offset; empty for an end that is open. */
const moment = z.union([
  z.literal(""),
  z.iso
    .datetime({ offset: true })
    .max(40)
    .refine((text) => Number.isFinite(Date.parse(text)), { message: "not_a_moment" }),
]);

const IDENTITY = ["is", "isNot"] as const;

function oneOf<Type extends string, Name extends string>(type: Type, names: readonly [Name, ...Name[]]) {
  return z.strictObject({ type: z.literal(type), verb: z.enum(IDENTITY), values: z.array(z.enum(names)).min(1).max(names.length) });
}

/** Something about a visitor that holds or does not. Keys and values of a query are compared without regard to case and to blanks around them. */
export const displayCondition = z.discriminatedUnion("type", [
  oneOf("browser", VISITOR_BROWSERS),
  oneOf("device", VISITOR_DEVICES),
  oneOf("system", VISITOR_SYSTEMS),
  z
    .strictObject({ type: z.literal("time"), verb: z.enum(["between", "notBetween"]), from: moment, to: moment })
    .refine(({ from, to }) => from !== "" || to !== "", { path: ["from"], message: "no_moment" })
    .refine(({ from, to }) => from === "" || to === "" || Date.parse(from) < Date.parse(to), {
      path: ["to"],
      message: "ends_before_it_begins",
    }),
  z.strictObject({
    type: z.literal("query"),
    verb: z.enum(["is", "isNot", "contains", "isThere", "isNotThere"]),
    key: z
      .string()
      .max(DISPLAY_LIMITS.key)
      .refine((text) => text.trim() !== "", { message: "no_key" }),
    value: z.string().max(DISPLAY_LIMITS.value),
  }),
  z.strictObject({ type: z.literal("visit"), verb: z.enum(["first", "returning"]) }),
]);
export type DisplayCondition = z.infer<typeof displayCondition>;

/**
 * To whom a block is shown: `effect` is what becomes of it where all, or any, of the conditions hold, and the
 * contrary where they do not. Where nobody can tell, without JavaScript, `withoutScript` says.
 */
export const displayRule = z.strictObject({
  effect: z.enum(["show", "hide"]),
  match: z.enum(["all", "any"]),
  conditions: z.array(displayCondition).min(1).max(DISPLAY_LIMITS.conditions),
  withoutScript: z.enum(["show", "hide"]),
});
export type DisplayRule = z.infer<typeof displayRule>;
