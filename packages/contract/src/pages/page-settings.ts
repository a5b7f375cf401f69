import { CODE_PLACES, type CodePlace, pageCodePart, pageRecord } from "@vitrine/document";
import { z } from "zod";

const { code, ...settings } = pageRecord.omit({ type: true, id: true, styles: true, pageType: true }).shape;

/** What a page's document says of the page itself, as far as it says anything; each as `pageRecord` describes it. */
export const pageSettings = z.strictObject({ ...settings, code });
export type PageSettingsReply = z.infer<typeof pageSettings>;

type Changed<Shape> = {
  [Name in keyof Shape]: Shape[Name] extends z.ZodOptional<infer Inner extends z.ZodType>
    ? z.ZodOptional<z.ZodNullable<Inner>>
    : Shape[Name] extends z.ZodType
      ? z.ZodOptional<Shape[Name]>
      : never;
};

/** Every setting may be left as it is, and null takes away one that a page can do without. */
function changesOf<Shape extends Readonly<Record<string, z.ZodType>>>(shape: Shape): Changed<Shape> {
  const changed = Object.entries(shape).map(([name, type]) => [
    name,
    type instanceof z.ZodOptional ? (type.unwrap() as z.ZodType).nullable().optional() : type.optional(),
  ]);
  return Object.fromEntries(changed) as Changed<Shape>;
}

const codeChanges = z.strictObject(
  Object.fromEntries(CODE_PLACES.map((place) => [place, pageCodePart.nullable().optional()])) as Record<
    CodePlace,
    z.ZodOptional<z.ZodNullable<typeof pageCodePart>>
  >,
);

/** A change of settings: what is not named stays, null takes away; so it is with each place of `code`. */
export const pageSettingsChanges = z.strictObject({ ...changesOf(settings), code: codeChanges.nullable().optional() });
export type PageSettingsChanges = z.infer<typeof pageSettingsChanges>;
