import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { language } from "../calls/languages.ts";
import { blockKind } from "./block-kind.ts";
import { template } from "./template.ts";

export const templateCalls = {
  list: openTo("anyone")
    .route({ method: "GET", path: "/templates", tags: ["templates"], summary: "Page templates in a language" })
    .input(z.strictObject({ language: language.default("pt") }))
    .output(z.object({ items: z.array(template), nextCursor: z.null() })),
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
    .route({ method: "GET", path: "/templates/{id}", tags: ["templates"], summary: "A template with the page it makes" })
    .input(z.strictObject({ id: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/), language: language.default("pt") }))
    .output(template.extend({ document: z.record(z.string(), z.unknown()) })),
};
