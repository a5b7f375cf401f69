import { z } from "zod";
import { recordId } from "../ids.ts";

export const LENGTH_UNITS = ["px", "rem", "em", "%", "vw", "vh"] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

const amount = z.number().min(-10_000).max(10_000);

const length = z.strictObject({ type: z.literal("length"), value: amount, unit: z.enum(LENGTH_UNITS) });
const keyword = z.strictObject({ type: z.literal("keyword"), value: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/) });
const plainNumber = z.strictObject({ type: z.literal("number"), value: amount });
const color = z.strictObject({ type: z.literal("color"), value: z.string().regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/) });
/** A reference to one of the page's colour or font tokens. */
const token = z.strictObject({ type: z.literal("token"), id: recordId });
const shadowLayer = z.strictObject({
  x: amount,
  y: amount,
  blur: z.number().min(0).max(400),
  spread: amount,
  color: z.string().regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/),
  inset: z.boolean().optional(),
});
const shadow = z.strictObject({ type: z.literal("shadow"), layers: z.array(shadowLayer).min(1).max(4) });
const gradient = z.strictObject({
  type: z.literal("gradient"),
  angle: z.number().min(0).max(360),
  stops: z
    .array(z.strictObject({ color: z.string().regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/), at: z.number().min(0).max(100) }))
    .min(2)
    .max(6),
});
const image = z.strictObject({ type: z.literal("image"), imageId: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/) });

/** A typed CSS value. There is no raw CSS: whatever is here can be written into a style sheet as it is. */
export const styleValue = z.discriminatedUnion("type", [length, keyword, plainNumber, color, token, shadow, gradient, image]);
export type StyleValue = z.infer<typeof styleValue>;
export type StyleValueType = StyleValue["type"];
export type LengthValue = z.infer<typeof length>;
export type ShadowLayer = z.infer<typeof shadowLayer>;
