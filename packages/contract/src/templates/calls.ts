import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { idOf } from "../calls/ids.ts";
import { language } from "../calls/languages.ts";
import { listInput, listOf } from "../calls/lists.ts";
import { blockKind } from "./block-kind.ts";
import { OWN_TEMPLATE_KINDS, ownTemplate, ownTemplateCategory, ownTemplateName } from "./own-template.ts";
import { librarySection, SECTION_CATEGORIES } from "./section.ts";
import { TEMPLATE_CATEGORIES, template } from "./template.ts";

/** Bytes of a call that brings a document, with what surrounds it. */
const DOCUMENT_BODY = 11 * 1024 * 1024;

/** Documents and fragments are checked by the document engine, not here: its problems come back as `fields`. */
const content = z.record(z.string(), z.unknown());

const ownId = z.strictObject({ id: idOf("template") });

/** Of the product's, or of an account. */
const anyId = z.union([idOf("template"), z.string().regex(/^[a-z][a-z0-9-]{0,59}$/)]);

const detail = z.union([
  template.extend({ document: content }),
  ownTemplate.extend({ kind: z.literal("page"), document: content }),
  ownTemplate.extend({ kind: z.literal("section"), fragment: content }),
]);

export const templateCalls = {
  list: openTo("anyone")
    .route({
      method: "GET",
      path: "/templates",
      tags: ["templates"],
      summary: "Page templates in a language; with own=true those that the account has kept, newest first",
    })
    .input(
      listInput.extend({
        language: language.default("pt"),
        /** Those of the account in place of the product's. Asks for a session, or a key that may read pages. */
        own: z.stringbool().default(false),
        /** Of the account's own, only these. */
        kind: z.enum(OWN_TEMPLATE_KINDS).optional(),
      }),
    )
    .output(listOf(z.discriminatedUnion("isOwn", [template, ownTemplate]))),
  listBlockKinds: openTo("anyone")
    .route({
      method: "GET",
      path: "/block-kinds",
      tags: ["templates"],
      summary: "What pages are made of: each kind of block, with the schema of its props",
    })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(blockKind), nextCursor: z.null() })),
  get: openTo("anyone")
    .route({
      method: "GET",
      path: "/templates/{id}",
      tags: ["templates"],
      summary: "A template with the page it makes, or the blocks it puts into one",
    })
    .input(z.strictObject({ id: anyId, language: language.default("pt") }))
    .output(detail),
  getCover: openTo("account", { area: "pages", role: "viewer" })
    .route({
      method: "GET",
      path: "/templates/{id}/cover",
      tags: ["templates"],
      summary: "The top of the page that one of the account's own templates makes, to be drawn small",
    })
    .input(ownId)
    .output(z.object({ document: content })),
  create: openTo("account", { area: "pages", role: "editor", needs: "builder", maxBody: DOCUMENT_BODY })
    .route({
      method: "POST",
      path: "/templates",
      successStatus: 201,
      tags: ["templates"],
      summary: "Keep a page, or blocks of one, as a template of the account's own",
    })
    .input(
      z.discriminatedUnion("kind", [
        z.strictObject({
          kind: z.literal("page"),
          name: ownTemplateName,
          category: z.enum(TEMPLATE_CATEGORIES).nullable().default(null),
          document: content,
        }),
        z.strictObject({
          kind: z.literal("section"),
          name: ownTemplateName,
          category: z.enum(SECTION_CATEGORIES).nullable().default(null),
          fragment: content,
        }),
      ]),
    )
    .output(ownTemplate),
  update: openTo("account", { area: "pages", role: "editor", needs: "edit", maxBody: DOCUMENT_BODY })
    .route({
      method: "PATCH",
      path: "/templates/{id}",
      tags: ["templates"],
      summary: "Rename one of the account's own templates, or change its category or its content",
    })
    .input(
      ownId.extend({
        name: ownTemplateName.optional(),
        category: ownTemplateCategory.nullable().optional(),
        /** In the place of a page's document. */
        document: content.optional(),
        /** In the place of the blocks of a section. */
        fragment: content.optional(),
      }),
    )
    .output(ownTemplate),
  remove: openTo("account", { area: "pages", role: "editor" })
    .route({
      method: "DELETE",
      path: "/templates/{id}",
      tags: ["templates"],
      summary: "Delete one of the account's own templates; pages that were made of it stay",
    })
    .input(ownId)
    .output(z.object({ success: z.literal(true) })),
  listSections: openTo("anyone")
    .route({ method: "GET", path: "/sections", tags: ["templates"], summary: "Ready-made sections in a language" })
    .input(z.strictObject({ language: language.default("pt"), category: z.enum(SECTION_CATEGORIES).optional() }))
    .output(z.object({ items: z.array(librarySection), nextCursor: z.null() })),
  getSection: openTo("anyone")
    .route({
      method: "GET",
      path: "/sections/{id}",
      tags: ["templates"],
      summary: "A ready-made section with its blocks, which wear the tokens of the page they are put into",
    })
    .input(z.strictObject({ id: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/), language: language.default("pt") }))
    .output(librarySection.extend({ fragment: content })),
};
