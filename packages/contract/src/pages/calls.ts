import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { idOf } from "../calls/ids.ts";
import { language } from "../calls/languages.ts";
import { listInput, listOf } from "../calls/lists.ts";
import { LABELS_A_PAGE, PAGE_DEEDS, PAGE_STATUSES, PAGE_TYPES, PAGES_AT_ONCE, page, slug } from "./page.ts";
import { pageSettings, pageSettingsChanges } from "./page-settings.ts";
import { savedOperation } from "./saved-operation.ts";
import { MOST_SITE_TOKENS, siteStyle } from "./site-style.ts";

/** Bytes of a call that brings a document, or a change that replaces most of one, with what surrounds it. */
const DOCUMENT_BODY = 11 * 1024 * 1024;

/** Bytes of a call that brings as many tokens as there may be, each with four layers of shadow. */
const STYLE_BODY = 256 * 1024;

/** Bytes of a call that brings all settings of a page, with as much code as it may have. */
const SETTINGS_BODY = 1024 * 1024;

/** The document itself is checked by the document engine, not here: its problems come back as `fields`. */
const documentInput = z.record(z.string(), z.unknown());

export const versionedDocument = z.object({ version: z.number().int(), document: z.record(z.string(), z.unknown()) });

/** The fingerprint of a piece of code, with the hosts that it may reach. */
const seal = z.string().regex(/^[0-9a-f]{64}$/);

/** Seals that are asked for in one go. */
const MOST_SEALS = 50;

const bySite = z.strictObject({ id: idOf("site") });
const byPage = z.strictObject({ id: idOf("page") });

const severalPages = z.array(idOf("page")).min(1).max(PAGES_AT_ONCE, { message: "pages_at_once" });

/** Each page is changed for itself: those that were, as they are now, and why the others were not. */
const severalDone = z.object({
  items: z.array(page),
  failed: z.array(z.object({ pageId: idOf("page"), code: z.string(), message: z.string() })),
});

export const pageCalls = {
  create: openTo("account", { area: "pages", role: "editor", needs: "builder", maxBody: DOCUMENT_BODY })
    .route({
      method: "POST",
      path: "/pages",
      successStatus: 201,
      tags: ["pages"],
      summary: "Create a page, blank, from a template or from a document",
    })
    .input(
      z.strictObject({
        siteId: idOf("site"),
        slug,
        title: z.string().trim().max(70).default(""),
        language: language.optional(),
        templateId: z.string().max(60).optional(),
        document: documentInput.optional(),
      }),
    )
    .output(page),
  list: openTo("account", { area: "pages", role: "viewer" })
    .route({
      method: "GET",
      path: "/pages",
      tags: ["pages"],
      summary: "The account's pages, last edited first; those in its trash, last deleted first",
    })
    .input(
      listInput.extend({
        siteId: idOf("site").optional(),
        /** Without it all but those in the trash. */
        status: z.enum(PAGE_STATUSES).optional(),
        type: z.enum(PAGE_TYPES).optional(),
        tagId: idOf("label").optional(),
        productId: idOf("label").optional(),
        /** Leaves out the variants, which come with their main pages. */
        mainsOnly: z.stringbool().default(false),
        /** Words to find in title or address. */
        search: z.string().trim().max(120).optional(),
      }),
    )
    /** `others`: what else there is in the sets of the pages listed, in the order they were made. */
    .output(listOf(page).extend({ others: z.array(page) })),
  get: openTo("account", { area: "pages", role: "viewer" })
    .route({ method: "GET", path: "/pages/{id}", tags: ["pages"], summary: "One page" })
    .input(byPage)
    .output(page),
  update: openTo("account", { area: "pages", role: "editor", needs: "edit", maxBody: SETTINGS_BODY })
    .route({
      method: "PATCH",
      path: "/pages/{id}",
      tags: ["pages"],
      summary: "Rename a page, change its address, at once where it is published, or its settings",
    })
    .input(
      byPage.extend({
        /** What it is called, and its title unless its document has one; empty for the name of a page nobody named. */
        title: z.string().trim().max(70).optional(),
        slug: slug.optional(),
        /** Null for a page that is no step of a sale. */
        type: z.enum(PAGE_TYPES).nullable().optional(),
        /** Whether a variant is published together with its main page. */
        syncs: z.boolean().optional(),
        /** Null takes a variant out of its set. */
        mainId: z.null().optional(),
        /** They are kept in its document: visitors see them after the next publish. */
        settings: pageSettingsChanges.optional(),
      }),
    )
    .output(page),
  changeTypes: openTo("account", { area: "pages", role: "editor", needs: "edit" })
    .route({ method: "POST", path: "/pages/types", tags: ["pages"], summary: "Give several pages a type, each for itself" })
    .input(z.strictObject({ pageIds: severalPages, type: z.enum(PAGE_TYPES).nullable() }))
    .output(severalDone),
  doWithSeveral: openTo("account", { area: "pages", role: "editor" })
    .route({
      method: "POST",
      path: "/pages/deeds",
      tags: ["pages"],
      summary: "Delete, restore or unpublish several pages, or delete them for good, each for itself",
    })
    .input(z.strictObject({ pageIds: severalPages, deed: z.enum(PAGE_DEEDS) }))
    .output(severalDone),
  getSettings: openTo("account", { area: "pages", role: "viewer" })
    .route({ method: "GET", path: "/pages/{id}/settings", tags: ["pages"], summary: "A page's settings, without its document" })
    .input(byPage)
    .output(z.object({ version: z.number().int(), settings: pageSettings })),
  label: openTo("account", { area: "pages", role: "editor" })
    .route({
      method: "POST",
      path: "/pages/labels",
      tags: ["pages"],
      summary: "Put tags and products on pages and take others off: on all of them or on none",
    })
    .input(
      z.strictObject({
        pageIds: severalPages,
        add: z.array(idOf("label")).max(LABELS_A_PAGE).default([]),
        remove: z.array(idOf("label")).max(LABELS_A_PAGE).default([]),
      }),
    )
    .output(z.object({ items: z.array(page) })),
  duplicate: openTo("account", { area: "pages", role: "editor", needs: "duplicate" })
    .route({ method: "POST", path: "/pages/{id}/duplicate", successStatus: 201, tags: ["pages"], summary: "Make a copy of a page" })
    .input(byPage)
    .output(page),
  listVariants: openTo("account", { area: "pages", role: "viewer" })
    .route({
      method: "GET",
      path: "/pages/{id}/variants",
      tags: ["pages"],
      summary: "The variants of a main page, in the order they were made",
    })
    .input(byPage)
    .output(z.object({ items: z.array(page) })),
  addVariant: openTo("account", { area: "pages", role: "editor", needs: "variants" })
    .route({
      method: "POST",
      path: "/pages/{id}/variants",
      successStatus: 201,
      tags: ["pages"],
      summary: "Make a copy of a page as a variant in its set, or as the main page of that",
    })
    .input(
      byPage.extend({
        /** Empty for one like the page's. */
        title: z.string().trim().max(70).default(""),
        slug: slug.optional(),
        language: language.optional(),
        isMain: z.boolean().default(false),
        syncs: z.boolean().default(false),
      }),
    )
    .output(page),
  makeMain: openTo("account", { area: "pages", role: "editor" })
    .route({
      method: "POST",
      path: "/pages/{id}/make-main",
      tags: ["pages"],
      summary: "Make a variant the main page of its set: what was that is a variant from then on",
    })
    .input(byPage)
    .output(page),
  remove: openTo("account", { area: "pages", role: "editor" })
    .route({
      method: "DELETE",
      path: "/pages/{id}",
      tags: ["pages"],
      summary: "Put a page that is not published into the trash, where it lies for 30 days",
    })
    .input(byPage)
    .output(z.object({ success: z.literal(true) })),
  restore: openTo("account", { area: "pages", role: "editor" })
    .route({ method: "POST", path: "/pages/{id}/restore", tags: ["pages"], summary: "Take a page out of the trash" })
    .input(byPage)
    /** `movedFrom`: the address that another page has meanwhile; null where it has its own again. */
    .output(page.extend({ movedFrom: z.string().nullable() })),
  removeForGood: openTo("account", { area: "pages", role: "editor" })
    .route({ method: "DELETE", path: "/pages/{id}/trash", tags: ["pages"], summary: "Delete a page that is in the trash for good" })
    .input(byPage)
    .output(z.object({ success: z.literal(true) })),
  getDocument: openTo("account", { area: "pages", role: "viewer" })
    .route({ method: "GET", path: "/pages/{id}/document", tags: ["pages"], summary: "What the editor edits" })
    .input(byPage)
    .output(versionedDocument),
  putDocument: openTo("account", { area: "pages", role: "editor", needs: "edit", maxBody: DOCUMENT_BODY })
    .route({ method: "PUT", path: "/pages/{id}/document", tags: ["pages"], summary: "Replace the document, on top of a version" })
    .input(byPage.extend({ version: z.number().int().min(1), document: documentInput }))
    .output(z.object({ version: z.number().int() })),
  findCode: openTo("account", { area: "pages", role: "viewer" })
    .route({ method: "GET", path: "/own-code", tags: ["pages"], summary: "Of pieces of code, those that are switched on in the account" })
    .input(z.strictObject({ seals: z.string().regex(new RegExp(`^[0-9a-f]{64}(?:,[0-9a-f]{64}){0,${MOST_SEALS - 1}}$`)) }))
    .output(z.object({ on: z.array(seal) })),
  // Nobody but a person of the account who has it before their eyes: not a key, not an agent, not support.
  approveCode: openTo("session", { role: "editor", needs: "edit", isOwnersOnly: true })
    .route({ method: "PUT", path: "/own-code/{seal}", tags: ["pages"], summary: "Switch a piece of code on, having seen it" })
    .input(z.strictObject({ seal }))
    .output(z.object({ success: z.literal(true) })),
  withdrawCode: openTo("session", { role: "editor", isOwnersOnly: true })
    .route({ method: "DELETE", path: "/own-code/{seal}", tags: ["pages"], summary: "Switch it off, from the next publish on" })
    .input(z.strictObject({ seal }))
    .output(z.object({ success: z.literal(true) })),
  getSiteStyle: openTo("account", { area: "pages", role: "viewer" })
    .route({ method: "GET", path: "/sites/{id}/style", tags: ["pages"], summary: "The tokens that pages of a site share" })
    .input(bySite)
    .output(siteStyle),
  putSiteStyle: openTo("account", { area: "pages", role: "editor", needs: "edit", maxBody: STYLE_BODY })
    .route({
      method: "PUT",
      path: "/sites/{id}/style",
      tags: ["pages"],
      summary: "Save them, on top of a version: the pages that follow are changed one after the other",
    })
    .input(
      bySite.extend({
        version: z.number().int().min(0),
        /** Checked by the document engine, as a document is. */
        tokens: z.array(z.record(z.string(), z.unknown())).min(1).max(MOST_SITE_TOKENS),
        /** Publishes those again that have nothing else waiting to be published. */
        publish: z.boolean().default(false),
      }),
    )
    .output(siteStyle),
  operate: openTo("account", { area: "pages", role: "editor", needs: "edit", maxBody: DOCUMENT_BODY })
    .route({ method: "POST", path: "/pages/{id}/operations", tags: ["pages"], summary: "Save a change as a diff on top of a version" })
    .input(
      byPage.extend({
        baseVersion: z.number().int().min(1),
        /** Made by the client; a second send of the same one is answered like the first and changes nothing. */
        operationId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
        diff: z.record(z.string(), z.unknown()),
      }),
    )
    /** `isWatched`: somebody else has the page open, and is told of what is saved. */
    .output(z.object({ version: z.number().int(), isWatched: z.literal(true).optional() })),
  listOperations: openTo("account", { area: "pages", role: "viewer" })
    .route({
      method: "GET",
      path: "/pages/{id}/operations",
      tags: ["pages"],
      summary: "What was saved after a version: each change in turn, or the document where they are not all known any more",
    })
    .input(byPage.extend({ after: z.coerce.number().int().min(1) }))
    .output(
      z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("operations"), operations: z.array(savedOperation) }),
        versionedDocument.extend({ kind: z.literal("document") }),
      ]),
    ),
};
