import { implement, type Router } from "@orpc/server";
import { type CallRules, contract } from "@vitrine/contract";
import { decodeCursor, pageOf } from "../../platform/cursor.ts";
import { storedDocument } from "../../platform/documents/document-input.ts";
import { admit } from "../../platform/http/api/admit.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type Caller, type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { TEMPLATES } from "./library.ts";
import { listBlockKinds } from "./list-block-kinds.ts";
import { changeTemplate } from "./own/change-template.ts";
import { keepTemplate } from "./own/keep-template.ts";
import { deleteOwnTemplate, findCover, findOwnTemplate, listOwnTemplates } from "./own/own-template-store.ts";
import { presentOwnTemplate } from "./own/present-own-template.ts";
import { presentSection } from "./present-section.ts";
import { presentTemplate } from "./present-template.ts";
import { sectionFragment } from "./section-fragment.ts";
import { SECTIONS } from "./sections.ts";

/** What of a call that is open to anyone is about an account's own. */
const OWN: CallRules = { access: "account", area: "pages", role: "viewer" };

function notThere(): Refusal {
  return new Refusal("TEMPLATE_NOT_FOUND", { fields: [{ path: "id", code: "invalid" }] });
}

export function templateRoutes(platform: Platform): Router<typeof contract.templates, RequestContext> {
  const { clock, database } = platform;
  const api = implement(contract.templates).$context<RequestContext>();
  const admitted = (context: RequestContext): Caller => {
    admit(OWN, false, context, clock.now());
    return requireCaller(context);
  };
  return api.router({
    list: api.list.handler(async ({ input: { language, own, kind, limit, cursor }, context }) => {
      if (!own) return { items: TEMPLATES.map((template) => presentTemplate(template, language)), nextCursor: null };
      const found = await listOwnTemplates(database.queries, admitted(context), kind, limit + 1, decodeCursor(cursor));
      const { rows, nextCursor } = pageOf(found, limit, (row) => ({ at: row.createdAt, id: row.id }));
      return { items: rows.map(presentOwnTemplate), nextCursor };
    }),
    listBlockKinds: api.listBlockKinds.handler(() => ({ items: [...listBlockKinds()], nextCursor: null })),
    get: api.get.handler(async ({ input: { id, language }, context }) => {
      const template = TEMPLATES.find((each) => each.id === id);
      if (template) return { ...presentTemplate(template, language), document: { ...template.build(language, clock.now()) } };
      if (!id.startsWith("tpl_")) throw notThere();
      const found = await findOwnTemplate(database.queries, admitted(context), id);
      if (!found) throw notThere();
      const shown = presentOwnTemplate(found);
      return found.kind === "page"
        ? { ...shown, kind: "page" as const, document: { ...storedDocument(found.content, id) } }
        : { ...shown, kind: "section" as const, fragment: { ...found.content } };
    }),
    getCover: api.getCover.handler(async ({ input: { id }, context }) => {
      const cover = await findCover(database.queries, requireCaller(context), id);
      if (!cover) throw notThere();
      return { document: { ...storedDocument(cover, id) } };
    }),
    create: api.create.handler(async ({ input, context }) =>
      presentOwnTemplate(await keepTemplate(platform, requireCaller(context), input)),
    ),
    update: api.update.handler(async ({ input, context }) =>
      presentOwnTemplate(await changeTemplate(platform, requireCaller(context), input)),
    ),
    remove: api.remove.handler(async ({ input: { id }, context }) => {
      if (!(await deleteOwnTemplate(database.queries, requireCaller(context), id))) throw notThere();
      return { success: true };
    }),
    listSections: api.listSections.handler(({ input: { language, category } }) => ({
      items: SECTIONS.filter((each) => category === undefined || each.category === category).map((each) => presentSection(each, language)),
      nextCursor: null,
    })),
    getSection: api.getSection.handler(({ input: { id, language } }) => {
      const section = SECTIONS.find((each) => each.id === id);
      if (!section) throw notThere();
      return { ...presentSection(section, language), fragment: { ...sectionFragment(section, language) } };
    }),
  });
}
