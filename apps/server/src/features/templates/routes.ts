import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import type { RequestContext } from "../../platform/request-context.ts";
import { TEMPLATES } from "./library.ts";

export function templateRoutes(): Router<typeof contract.templates, RequestContext> {
  const api = implement(contract.templates).$context<RequestContext>();
  return api.router({
    list: api.list.handler(({ input: { language } }) => ({
      items: TEMPLATES.map(({ id, category, name, description }) => ({
        id,
        category,
        language,
        name: name[language],
        description: description[language],
        thumbnailUrl: `/templates/${id}-${language}.webp`,
      })),
      nextCursor: null,
    })),
  });
}
