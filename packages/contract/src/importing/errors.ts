import type { ErrorKind } from "../calls/errors.ts";

export const IMPORTING_ERRORS = {
  INVALID_HTML: {
    status: 415,
    message: {
      pt: "Arquivo HTML inválido.",
      en: "Invalid HTML file.",
      es: "Archivo HTML no válido.",
    },
  },
  IMPORT_TOO_LARGE: {
    status: 413,
    message: {
      pt: "O arquivo é grande demais. São até 20 MB; em um zip, até 1.000 arquivos e 200 MB ao todo.",
      en: "The file is too large. It may have 20 MB; a zip, 1,000 files and 200 MB in all.",
      es: "El archivo es demasiado grande. Puede tener hasta 20 MB; un zip, 1.000 archivos y 200 MB en total.",
    },
  },
} as const satisfies Record<string, ErrorKind>;
