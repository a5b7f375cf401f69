import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { idOf } from "../calls/ids.ts";
import { page, slug } from "../pages/page.ts";
import { projectFile } from "./project.ts";
import { IMPORT_MAX_BYTES, importReport } from "./report.ts";

/** Bytes of the form around it; a file that is a little too large is told so in its own words. */
const FORM_BYTES = 1024 * 1024;

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
