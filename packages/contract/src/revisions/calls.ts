import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { idOf } from "../calls/ids.ts";
import { listInput, listOf } from "../calls/lists.ts";
import { page } from "../pages/page.ts";
import { MOST_REVISION_NAME, revision } from "./revision.ts";

const byPage = z.strictObject({ id: idOf("page") });
const byRevision = byPage.extend({ revisionId: idOf("revision") });
const name = z.string().trim().max(MOST_REVISION_NAME);

export const revisionCalls = {
  list: openTo("account", { area: "pages", role: "viewer" })
    .route({ method: "GET", path: "/pages/{id}/revisions", tags: ["revisions"], summary: "The history of a page, newest first" })
    .input(listInput.extend({ id: idOf("page") }))
    .output(listOf(revision)),
  save: openTo("account", { area: "pages", role: "editor", needs: "edit" })
    .route({
      method: "POST",
      path: "/pages/{id}/revisions",
      successStatus: 201,
      tags: ["revisions"],
      summary: "Keep a page as it is now under a name, for as long as there is the page",
    })
    .input(byPage.extend({ name: name.min(1) }))
    .output(revision),
  get: openTo("account", { area: "pages", role: "viewer" })
    .route({
      method: "GET",
      path: "/pages/{id}/revisions/{revisionId}",
      tags: ["revisions"],
      summary: "A revision with its document, brought up to date",
    })
    .input(byRevision)
    .output(z.object({ revision, document: z.record(z.string(), z.unknown()) })),
  rename: openTo("account", { area: "pages", role: "editor", needs: "edit" })
    .route({
      method: "PATCH",
      path: "/pages/{id}/revisions/{revisionId}",
      tags: ["revisions"],
      summary: "Name a revision, which keeps it for as long as there is the page; an empty name takes that back",
    })
    .input(byRevision.extend({ name }))
    .output(revision),
  restore: openTo("account", { area: "pages", role: "editor", needs: "edit" })
    .route({
      method: "POST",
      path: "/pages/{id}/revisions/{revisionId}/restore",
      tags: ["revisions"],
      summary: "Make the page what it was, or one block of it with what it held, as a change on top of what it is",
    })
    .input(byRevision.extend({ blockId: z.string().min(1).max(64).optional() }))
    .output(
      z.object({
        version: z.number().int(),
        /** The revision that has the page as it was before. */
        keptId: idOf("revision"),
      }),
    ),
  makePage: openTo("account", { area: "pages", role: "editor", needs: "builder" })
    .route({
      method: "POST",
      path: "/pages/{id}/revisions/{revisionId}/page",
      successStatus: 201,
      tags: ["revisions"],
      summary: "Make a page of its own of a revision, beside the one it is of",
    })
    .input(byRevision)
    .output(page),
};
