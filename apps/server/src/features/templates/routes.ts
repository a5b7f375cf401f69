import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { TEMPLATES } from "./library.ts";
import { listBlockKinds } from "./list-block-kinds.ts";
import { presentTemplate } from "./present-template.ts";

export function templateRoutes({ clock }: Pick<Platform, "clock">): Router<typeof contract.templates, RequestContext> {
  const api = implement(contract.templates).$context<RequestContext>();
  return api.router({
    list: api.list.handler(({ input: { language } }) => ({
      items: TEMPLATES.map((template) => presentTemplate(template, language)),
      nextCursor: null,
    })),
    listBlockKinds: api.listBlockKinds.handler(() => ({ items: [...listBlockKinds()], nextCursor: null })),
    get: api.get.handler(({ input: { id, language } }) => {
      const template = TEMPLATES.find((each) => each.id === id);
      if (!template) throw new Refusal("TEMPLATE_NOT_FOUND", { fields: [{ path: "id", code: "invalid" }] });
      return { ...presentTemplate(template, language), document: { ...template.build(language, clock.now()) } };
    }),
  });
}
