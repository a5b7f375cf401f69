import { z } from "zod";
import { openTo } from "./calls/access.ts";
import type { ErrorKind } from "./calls/errors.ts";
import { language } from "./calls/languages.ts";

export const TEMPLATE_ERRORS = {
  TEMPLATE_NOT_FOUND: {
    status: 404,
    message: { pt: "Modelo não encontrado.", en: "Template not found.", es: "Plantilla no encontrada." },
  },
} as const satisfies Record<string, ErrorKind>;

export const TEMPLATE_CATEGORIES = ["sales", "vsl", "webinar", "presell", "signup", "upsell", "thankyou", "redesSociais"] as const;

export const template = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(TEMPLATE_CATEGORIES),
  language,
  /** Address of a picture of it, on the dashboard's own origin. */
  thumbnailUrl: z.string(),
});
export type Template = z.infer<typeof template>;

export const templates = {
  list: openTo("anyone")
    .route({ method: "GET", path: "/templates", tags: ["templates"], summary: "Page templates in a language" })
    .input(z.strictObject({ language: language.default("pt") }))
    .output(z.object({ items: z.array(template), nextCursor: z.null() })),
  get: openTo("anyone")
    .route({ method: "GET", path: "/templates/{id}", tags: ["templates"], summary: "A template with the page it makes" })
    .input(z.strictObject({ id: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/), language: language.default("pt") }))
    .output(template.extend({ document: z.record(z.string(), z.unknown()) })),
};
