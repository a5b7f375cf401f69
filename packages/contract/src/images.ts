import { z } from "zod";
import { openTo } from "./calls/access.ts";
import type { ErrorKind } from "./calls/errors.ts";
import { idOf, moment } from "./calls/ids.ts";
import { listInput, listOf } from "./calls/lists.ts";

/** Bytes an uploaded picture may have. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/** Bytes of the form around it; a picture that is a little too large is told so in its own words. */
const FORM_BYTES = 1024 * 1024;

export const IMAGE_ERRORS = {
  NOT_AN_IMAGE: {
    status: 415,
    message: {
      pt: "O arquivo não é uma imagem JPEG, PNG, WebP, GIF ou AVIF.",
      en: "The file is not a JPEG, PNG, WebP, GIF or AVIF image.",
      es: "El archivo no es una imagen JPEG, PNG, WebP, GIF o AVIF.",
    },
  },
  IMAGE_TOO_LARGE: {
    status: 413,
    message: {
      pt: "A imagem passa de 10 MB ou tem dimensões grandes demais.",
      en: "The image is over 10 MB or its dimensions are too large.",
      es: "La imagen supera los 10 MB o sus dimensiones son demasiado grandes.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

/** Widths in pixels that a picture is made in; which of them is shown is the browser's choice. */
const LADDER = [320, 480, 640, 960, 1280, 1920] as const;
const WIDEST = 1920;

/** The widths a picture of a natural width is made in, narrow to wide: never wider than it is. */
export function imageWidths(naturalWidth: number): number[] {
  const top = Math.min(naturalWidth, WIDEST);
  // A rung close below the top one would be made and kept for nothing.
  return [...LADDER.filter((width) => width < top * 0.9), top];
}

/** The narrowest of a picture's widths that is at least as wide as asked, or the widest there is. */
export function imageWidthFor(naturalWidth: number, asked: number): number {
  const widths = imageWidths(naturalWidth);
  return widths.find((width) => width >= asked) ?? Math.min(naturalWidth, WIDEST);
}

/** What pictures are kept as: AVIF and WebP where the browser takes it, the others where it does not. */
export const IMAGE_FORMATS = ["avif", "webp", "jpg", "png", "gif"] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export const IMAGE_TYPES: Readonly<Record<ImageFormat, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
};

/** Where a file of a picture is kept. Pictures are apart by account: no site can ask for another account's. */
export function imageKey(accountId: string, hash: string, file: string): string {
  return `images/${accountId}/${hash}/${file}`;
}

const image = z.object({
  id: idOf("image"),
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  /** Address of the picture on the uploads origin; with `/<width>` behind it, at least that wide if it can be. */
  url: z.string(),
  uploadedAt: moment,
});
export type Image = z.infer<typeof image>;

export const images = {
  upload: openTo("account", { area: "images", maxBody: IMAGE_MAX_BYTES + FORM_BYTES, takesFile: true })
    .route({ method: "POST", path: "/images", successStatus: 201, tags: ["images"], summary: "Upload a picture" })
    .input(z.strictObject({ file: z.file() }))
    .output(image),
  list: openTo("account", { area: "images" })
    .route({ method: "GET", path: "/images", tags: ["images"], summary: "The account's pictures, newest first" })
    .input(listInput)
    .output(listOf(image)),
};
