import { z } from "zod";

/** The most shapes one drawing has. */
const MOST_SHAPES = 40;
/** The most characters of a drawing as JSON. */
const MOST_CHARACTERS = 4_096;
/** How far outside its square of 24 by 24 a shape may reach: what is farther is never seen. */
const FARTHEST = 100;

/** Letters of commands and plain numbers, nothing else: no exponents, and no number that could be a place far away. */
function isPathData(value: string): boolean {
  return /^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s.,+-]*$/.test(value) && arePlainNumbers(value);
}

function arePlainNumbers(value: string): boolean {
  return !/(?<![\d.])\d{5}|\d{7}/.test(value);
}

const place = z.number().min(-FARTHEST).max(FARTHEST);
const length = z.number().min(0).max(FARTHEST);
const points = z
  .string()
  .max(MOST_CHARACTERS)
  .refine((value) => /^[\d\s.,+-]+$/.test(value) && arePlainNumbers(value), { message: "bad_points" });
/** Shapes are lines; a dot may be filled with the colour of the line. */
const fill = z.literal("currentColor").optional();

const shape = z.discriminatedUnion("tag", [
  z.strictObject({
    tag: z.literal("path"),
    d: z.string().max(MOST_CHARACTERS).refine(isPathData, { message: "bad_path" }),
    fill,
  }),
  z.strictObject({ tag: z.literal("circle"), cx: place, cy: place, r: length, fill }),
  z.strictObject({ tag: z.literal("ellipse"), cx: place, cy: place, rx: length, ry: length, fill }),
  z.strictObject({
    tag: z.literal("rect"),
    ...{ x: place, y: place, width: length, height: length },
    ...{ rx: length.optional(), ry: length.optional(), fill },
  }),
  z.strictObject({ tag: z.literal("line"), x1: place, y1: place, x2: place, y2: place }),
  z.strictObject({ tag: z.literal("polyline"), points, fill }),
  z.strictObject({ tag: z.literal("polygon"), points, fill }),
]);

/**
 * A small line drawing as a page keeps it: a name, and the shapes themselves in a square of 24 by 24, so that showing it
 * takes nothing besides. Only what is listed here can be in it: no script, style, address, reference or foreign markup.
 */
export const drawing = z
  .strictObject({
    /** What it is called where it was chosen. */
    name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/),
    shapes: z.array(shape).min(1).max(MOST_SHAPES),
  })
  .refine((value) => JSON.stringify(value).length <= MOST_CHARACTERS, { message: "too_large" });

export type Drawing = z.infer<typeof drawing>;
