import type { ErrorKind } from "../calls/errors.ts";

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
