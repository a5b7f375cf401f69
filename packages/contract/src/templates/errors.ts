import type { ErrorKind } from "../calls/errors.ts";

export const TEMPLATE_ERRORS = {
  TEMPLATE_NOT_FOUND: {
    status: 404,
    message: { pt: "Modelo não encontrado.", en: "Template not found.", es: "Plantilla no encontrada." },
  },
} as const satisfies Record<string, ErrorKind>;
