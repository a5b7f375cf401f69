import { oc } from "@orpc/contract";
import { z } from "zod";
import type { ErrorKind } from "./errors.ts";
import { idOf, moment } from "./ids.ts";
import { listInput, listOf } from "./lists.ts";

/** Bytes an uploaded picture may have. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;

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

export const image = z.object({
  id: idOf("image"),
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  /** Address of the picture on the uploads origin. */
  url: z.string(),
  uploadedAt: moment,
});
export type Image = z.infer<typeof image>;

export const images = {
  upload: oc
    .route({ method: "POST", path: "/images", successStatus: 201, tags: ["images"], summary: "Upload a picture" })
    .input(z.strictObject({ file: z.file() }))
    .output(image),
  list: oc
    .route({ method: "GET", path: "/images", tags: ["images"], summary: "The account's pictures, newest first" })
    .input(listInput)
    .output(listOf(image)),
};
