import { z } from "zod";
import { recordId } from "../ids.ts";

export const LENGTH_UNITS = ["px", "rem", "em", "%", "vw", "vh"] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

const amount = z.number().min(-10_000).max(10_000);

const length = z.strictObject({ type: z.literal("length"), value: amount, unit: z.enum(LENGTH_UNITS) });
const keyword = z.strictObject({ type: z.literal("keyword"), value: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/) });
const plainNumber = z.strictObject({ type: z.literal("number"), value: amount });
const hex = z.string().regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/);
const color = z.strictObject({ type: z.literal("color"), value: hex });
/** A reference to one of the page's tokens. */
const token = z.strictObject({ type: z.literal("token"), id: recordId });
const shadowLayer = z.strictObject({
  x: amount,
  y: amount,
  blur: z.number().min(0).max(400),
  spread: amount,
  color: hex,
  inset: z.boolean().optional(),
});
export const shadow = z.strictObject({ type: z.literal("shadow"), layers: z.array(shadowLayer).min(1).max(4) });
/** A colour inside another value: as such, or one of the page's tokens. */
const paint = z.union([hex, z.strictObject({ token: recordId })]);
export type Paint = z.infer<typeof paint>;

export const GRADIENT_FORMS = ["linear", "radial", "conic"] as const;
export type GradientForm = (typeof GRADIENT_FORMS)[number];
/** How many colours a gradient runs through. */
export const GRADIENT_STOPS = { least: 2, most: 6 } as const;

const gradient = z.strictObject({
  type: z.literal("gradient"),
  /** Linear without one. */
  form: z.enum(GRADIENT_FORMS).optional(),
  /** In degrees: where a linear one leads, where a conic one begins; nothing to a radial one. */
  angle: z.number().min(0).max(360),
  /** `at` in percent of its way. */
  stops: z
    .array(z.strictObject({ color: paint, at: z.number().min(0).max(100) }))
    .min(GRADIENT_STOPS.least)
    .max(GRADIENT_STOPS.most),
});
/** A colour over a picture, so that what is written there can be read; `opacity` from 0 to 1. */
const overlay = z.strictObject({ type: z.literal("overlay"), color: paint, opacity: z.number().min(0).max(1) });
/** A place in a picture, in percent from its top left corner: what is kept in sight where it is cut. */
const point = z.strictObject({ type: z.literal("point"), x: z.number().min(0).max(100), y: z.number().min(0).max(100) });
const image = z.strictObject({ type: z.literal("image"), imageId: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/) });

/** A typed CSS value. There is no raw CSS: whatever is here can be written into a style sheet as it is. */
export const styleValue = z.discriminatedUnion("type", [
  length,
  keyword,
  plainNumber,
  color,
  token,
  shadow,
  gradient,
  image,
  overlay,
  point,
]);
export type StyleValue = z.infer<typeof styleValue>;
export type StyleValueType = StyleValue["type"];
export type LengthValue = z.infer<typeof length>;
export type ShadowLayer = z.infer<typeof shadowLayer>;
export type GradientValue = z.infer<typeof gradient>;
export type OverlayValue = z.infer<typeof overlay>;
export type PointValue = z.infer<typeof point>;

function tokenOf(each: Paint): string[] {
  return typeof each === "string" ? [] : [each.token];
}

/** Every token that a value is, or that stands inside of it. */
export function tokensOf(value: StyleValue): string[] {
  return value.type === "token" ? [value.id] : innerTokens(value);
}

/**
 * The value with something else for each token that it is or that stands inside of it; null where nothing can stand for
 * one. A colour or a colour token stands inside a value, nothing else does.
 */
export function withTokens(value: StyleValue, instead: (id: string) => StyleValue | null): StyleValue | null {
  const repainted = (each: Paint): Paint | null => {
    if (typeof each === "string") return each;
    const by = instead(each.token);
    if (by?.type === "token") return { token: by.id };
    return by?.type === "color" ? by.value : null;
  };
  if (value.type === "token") return instead(value.id);
  if (value.type === "overlay") {
    const paint = repainted(value.color);
    return paint === null ? null : { ...value, color: paint };
  }
  if (value.type !== "gradient") return value;
  const stops = value.stops.flatMap((stop) => {
    const paint = repainted(stop.color);
    return paint === null ? [] : [{ ...stop, color: paint }];
  });
  return stops.length === value.stops.length ? { ...value, stops } : null;
}

/** The colour tokens that stand inside a value; not the one that a value is. */
export function innerTokens(value: StyleValue): string[] {
  if (value.type === "overlay") return tokenOf(value.color);
  return value.type === "gradient" ? value.stops.flatMap(({ color: each }) => tokenOf(each)) : [];
}
