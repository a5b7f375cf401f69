import { z } from "zod";
import { idOf } from "../calls/ids.ts";
import { IMAGE_TYPES, type ImageFormat, imageKey, imageWidthFor } from "./files.ts";

/** What finding an uploaded image's files takes, as it stands in storage: whoever sends them knows no database. */
export const uploadRecord = z.object({
  schema: z.literal(1),
  accountId: idOf("account"),
  hash: z.string().regex(/^[0-9a-f]{40}$/),
  /** Of the image itself, in pixels. */
  width: z.number().int().positive(),
  isAnimated: z.boolean(),
  hasAlpha: z.boolean(),
  /** A drawing is one file, whatever its width. */
  isVector: z.boolean().optional(),
});
export type UploadRecord = z.infer<typeof uploadRecord>;

/** The same for a sound, which is sent as it was uploaded. */
export const soundRecord = z.object({
  schema: z.literal(1),
  sound: z.literal(true),
  accountId: idOf("account"),
  hash: z.string().regex(/^[0-9a-f]{40}$/),
  bytes: z.number().int().positive(),
});
export type SoundRecord = z.infer<typeof soundRecord>;

const anImageId = idOf("image");

/** Whether a text can be the id of an uploaded image. */
export function isImageId(text: string): boolean {
  return anImageId.safeParse(text).success;
}

/** Where the record of an image is kept: by its id alone, which is all that an address has. */
export function uploadRecordKey(imageId: string): string {
  return `uploads/${imageId}.json`;
}

/** Where it stands among an account's files that there is a record under an id: who removes the files finds it by that. */
export function uploadMarkKey({ accountId, hash }: Pick<UploadRecord, "accountId" | "hash">, imageId: string): string {
  return imageKey(accountId, hash, imageId);
}

/** The id in a key of `uploadMarkKey`; null for the key of any other file. */
export function markedImageId(key: string): string | null {
  const name = key.slice(key.lastIndexOf("/") + 1);
  return isImageId(name) ? name : null;
}

/** What browsers without WebP are sent. */
export function fallbackFormat({
  isAnimated,
  hasAlpha,
  isVector,
}: Pick<UploadRecord, "isAnimated" | "hasAlpha" | "isVector">): ImageFormat {
  if (isVector) return "svg";
  if (isAnimated) return "gif";
  return hasAlpha ? "png" : "jpg";
}

/** One of an image's files, as the uploads origin shows it. */
interface ShownFile {
  /** In pixels. */
  readonly width: number;
  readonly format: ImageFormat;
  readonly key: string;
  readonly type: string;
  /** For `ETag`, without quotes: another one for each file. */
  readonly tag: string;
}

/** The file that is shown of an uploaded image, at least `asked` pixels wide where it can be. */
export function shownFile(image: Omit<UploadRecord, "schema">, asked: number, takesWebp: boolean): ShownFile {
  const { accountId, hash } = image;
  const width = image.isVector ? image.width : imageWidthFor(image.width, asked);
  const format = takesWebp && !image.isVector ? "webp" : fallbackFormat(image);
  return {
    width,
    format,
    key: imageKey(accountId, hash, `${width}.${format}`),
    type: IMAGE_TYPES[format],
    tag: `${hash}-${width}-${format}`,
  };
}
