import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { idOf } from "../calls/ids.ts";
import { listInput, listOf } from "../calls/lists.ts";
import { CSV_SEPARATORS } from "./csv.ts";
import { lead } from "./lead.ts";

const leadFilter = {
  pageId: idOf("page").optional(),
  siteId: idOf("site").optional(),
  box: z.enum(["inbox", "suspect", "all"]).default("inbox"),
};

export const leadCalls = {
  list: openTo("account", { area: "leads", role: "viewer" })
    .route({ method: "GET", path: "/leads", tags: ["leads"], summary: "Leads, newest first" })
    .input(listInput.extend(leadFilter))
    .output(listOf(lead)),
  csv: openTo("account", { area: "leads", role: "viewer" })
    .route({
      method: "GET",
      path: "/leads.csv",
      tags: ["leads"],
      summary: "Leads as a CSV file (RFC 4180, UTF-8)",
      spec: (call) => ({
        ...call,
        responses: { 200: { description: "The file, sent as it is read", content: { "text/csv": { schema: { type: "string" } } } } },
      }),
    })
    .input(
      z.strictObject({
        ...leadFilter,
        /** Puts an apostrophe before what a spreadsheet would run as a formula, wherever it thinks that a cell begins. */
        formulaSafe: z.stringbool().default(true),
        separator: z.enum(CSV_SEPARATORS).default("comma"),
      }),
    )
    // A stream of text, which no schema looks into.
    .output(z.unknown()),
};
