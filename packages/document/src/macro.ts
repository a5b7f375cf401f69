import { z } from "zod";

/** Of a value and of the words in its place, in UTF-16 units. */
export const MOST_MACRO_CHARACTERS = 60;

/** How far from today a date may be, in days. */
export const MOST_DAYS = 365;

/** The largest number that is drawn. */
export const MOST_NUMBER = 999_999;

export const DATE_FORMATS = ["full", "dayMonth", "weekday", "month", "year"] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** The parameters by which advertisements tell where a click comes from. */
export const UTM_KEYS = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;

/** What stands there without a value, without JavaScript and wherever nobody reads along: never nothing. */
const fallback = z
  .string()
  .max(MOST_MACRO_CHARACTERS)
  .refine((words) => words.trim() !== "", { message: "missing_words" });
const drawn = z.int().min(0).max(MOST_NUMBER);

/**
 * Words that are found out at the visitor's: a calendar day as many `days` from theirs, the name of their country, a value of
 * the page's own query, or a number drawn from `min` to `max`. An object and not a pattern in the text: nobody makes one
 * by typing braces.
 */
export const macro = z.discriminatedUnion("macro", [
  z.strictObject({ macro: z.literal("date"), format: z.enum(DATE_FORMATS), days: z.int().min(-MOST_DAYS).max(MOST_DAYS), fallback }),
  z.strictObject({ macro: z.literal("country"), fallback }),
  z.strictObject({ macro: z.literal("query"), key: z.string().regex(/^[^\s\p{C}]{1,60}$/u), fallback }),
  z
    .strictObject({ macro: z.literal("random"), min: drawn, max: drawn, fallback })
    .refine(({ min, max }) => min <= max, { path: ["max"], message: "less_than_min" }),
]);

export type Macro = z.infer<typeof macro>;
