import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { idOf } from "../calls/ids.ts";
import { language } from "../calls/languages.ts";
import { page, slug } from "../pages/page.ts";
import { projectFile } from "./project.ts";
import { FRAGMENT_MAX_HTML, IMPORT_MAX_BYTES, importReport, readFragmentReply } from "./report.ts";

/** Bytes of the form around it; a file that is a little too large is told so in its own words. */
const FORM_BYTES = 1024 * 1024;
/** Bytes of the longest HTML of a clipboard: letters of most languages, and what JSON writes before some characters. */
const FRAGMENT_BODY = 4 * 1024 * 1024;

export const importingCalls = {
  importPage: openTo("account", {
    area: "pages",
    role: "editor",
    needs: "builder",
    maxBody: IMPORT_MAX_BYTES + FORM_BYTES,
    takesFile: true,
  })
    .route({
      method: "POST",
      path: "/pages/import",
      successStatus: 201,
      tags: ["importing"],
      summary: "Make a page of an HTML file, a zip archive with one, or a project file",
    })
    .input(
      z.strictObject({
        file: z.file(),
        siteId: idOf("site"),
        slug,
        /** Without one it has its own title, or that of the project. */
        title: z.string().trim().max(70).default(""),
      }),
    )
    .output(z.object({ page, report: importReport })),
  clonePage: openTo("account", { area: "pages", role: "editor", needs: "clone" })
    .route({
      method: "POST",
      path: "/pages/clone",
      successStatus: 201,
      tags: ["importing"],
      summary: "Make a page of one that stands at an address, made with WordPress or Elementor, by whoever may copy it",
    })
    .input(
      z.strictObject({
        url: z.string().trim().min(1, { message: "required" }).max(2_000),
        siteId: idOf("site"),
        slug,
        /** Without one it has its own title. */
        title: z.string().trim().max(70).default(""),
        /** Whoever clones says that the page is theirs, or that they may copy it. */
        ownsContent: z.literal(true, { message: "owns_content" }),
      }),
    )
    .output(z.object({ page, report: importReport })),
  readFragment: openTo("account", { area: "pages", role: "editor", needs: "edit", maxBody: FRAGMENT_BODY })
    .route({
      method: "POST",
      path: "/pages/fragments",
      tags: ["importing"],
      summary: "Read HTML from a clipboard into blocks that can be pasted; nothing is kept",
    })
    .input(
      z.strictObject({
        html: z.string().max(FRAGMENT_MAX_HTML),
        /** What blocks that begin with words of their own begin with. */
        language,
      }),
    )
    .output(readFragmentReply),
  getProject: openTo("account", { area: "pages", role: "viewer" })
    .route({
      method: "GET",
      path: "/pages/{id}/project.json",
      tags: ["importing"],
      summary: "A page as a project file, of which an import makes the same document",
    })
    .input(z.strictObject({ id: idOf("page") }))
    .output(projectFile),
};
