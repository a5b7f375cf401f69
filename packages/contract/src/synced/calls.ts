import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { idOf } from "../calls/ids.ts";
import { listInput, listOf } from "../calls/lists.ts";
import { syncedSection, syncedSectionName, syncedSectionUse } from "./synced-section.ts";

/** Bytes of a call that brings a section, with what surrounds it. */
const SECTION_BODY = 512 * 1024;

/** Checked by the document engine, not here: its problems come back as `fields`. */
const fragment = z.record(z.string(), z.unknown());

const byId = z.strictObject({ id: idOf("syncedSection") });

export const syncedCalls = {
  list: openTo("account", { area: "pages", role: "viewer" })
    .route({ method: "GET", path: "/synced-sections", tags: ["synced"], summary: "The account's synced sections, newest first" })
    .input(listInput)
    .output(listOf(syncedSection)),
  get: openTo("account", { area: "pages", role: "viewer" })
    .route({ method: "GET", path: "/synced-sections/{id}", tags: ["synced"], summary: "A synced section with its blocks" })
    .input(byId)
    /** `isBeyondReach`: it is also on pages that whoever asks has no access to, so that others change it. */
    .output(z.object({ section: syncedSection, fragment, isBeyondReach: z.boolean() })),
  create: openTo("account", { area: "pages", role: "editor", needs: "builder", maxBody: SECTION_BODY })
    .route({
      method: "POST",
      path: "/synced-sections",
      successStatus: 201,
      tags: ["synced"],
      summary: "Make a section of a page one that many pages can have",
    })
    .input(z.strictObject({ name: syncedSectionName, fragment }))
    .output(syncedSection),
  rename: openTo("account", { area: "pages", role: "editor", needs: "edit" })
    .route({ method: "PATCH", path: "/synced-sections/{id}", tags: ["synced"], summary: "Rename a synced section" })
    .input(byId.extend({ name: syncedSectionName }))
    .output(syncedSection),
  putContent: openTo("account", { area: "pages", role: "editor", needs: "edit", maxBody: SECTION_BODY })
    .route({
      method: "PUT",
      path: "/synced-sections/{id}/content",
      tags: ["synced"],
      summary: "Change what is in it, on top of a version: published pages that have it show the change once they are published",
    })
    .input(byId.extend({ version: z.number().int().min(1), fragment }))
    .output(syncedSection),
  listUses: openTo("account", { area: "pages", role: "viewer" })
    .route({ method: "GET", path: "/synced-sections/{id}/pages", tags: ["synced"], summary: "The pages that have it" })
    .input(listInput.extend({ id: idOf("syncedSection") }))
    .output(listOf(syncedSectionUse)),
  remove: openTo("account", { area: "pages", role: "editor" })
    .route({
      method: "DELETE",
      path: "/synced-sections/{id}",
      tags: ["synced"],
      summary: "Delete a synced section that no page has",
    })
    .input(byId)
    .output(z.object({ success: z.literal(true) })),
};
