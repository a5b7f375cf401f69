import { z } from "zod";
import { idOf, moment } from "../calls/ids.ts";

/** What the library keeps: pictures, and sounds as MP3. */
export const LIBRARY_KINDS = ["image", "audio"] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

export const IMAGE_NAME_MOST = 120;
/** Files an account may have in its library. */
export const IMAGES_MOST = 20_000;
/** Files and folders that are moved or deleted in one go. */
export const IMAGES_AT_ONCE = 500;

export const imageName = z
  .string()
  .trim()
  .min(1, { message: "required" })
  .max(IMAGE_NAME_MOST)
  .transform((name) =>
    name
      .normalize("NFC")
      .replace(/[\p{Cc}\p{Cf}]/gu, "")
      .replace(/\s+/g, " ")
      .trim(),
  )
  .refine((name) => name !== "", { message: "required" });

/** What a picture was made with, where nobody took it. */
export const imageOrigin = z.object({ prompt: z.string(), model: z.string(), created: moment });
export type ImageOrigin = z.infer<typeof imageOrigin>;

export const image = z.object({
  id: idOf("image"),
  kind: z.enum(LIBRARY_KINDS),
  name: z.string(),
  /** The folder it stands in; null for the library itself. */
  folderId: idOf("imageFolder").nullable(),
  /** In pixels, the right way up; 0 for a sound. */
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  /** Address of the image on the uploads origin; with `/<width>` behind it, at least that wide if it can be. */
  url: z.string(),
  /** The same in its two parts: where it is under its host, and that. */
  img: z.string(),
  host: z.string(),
  uploadedAt: moment,
  /** Null for what was uploaded. */
  ai: imageOrigin.nullable(),
});
export type Image = z.infer<typeof image>;
