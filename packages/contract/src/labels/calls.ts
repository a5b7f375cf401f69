import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { idOf } from "../calls/ids.ts";
import { LABEL_COLOURS, LABEL_KINDS, label, labelName } from "./label.ts";

const byId = z.strictObject({ id: idOf("label") });

export const labelCalls = {
  list: openTo("account", { area: "pages", role: "viewer" })
    .route({ method: "GET", path: "/labels", tags: ["labels"], summary: "The account's tags and products, by name" })
    .input(z.strictObject({ kind: z.enum(LABEL_KINDS).optional() }))
    .output(z.object({ items: z.array(label) })),
  create: openTo("account", { area: "pages", role: "editor" })
    .route({ method: "POST", path: "/labels", successStatus: 201, tags: ["labels"], summary: "Make a tag or a product" })
    .input(z.strictObject({ kind: z.enum(LABEL_KINDS), name: labelName, colour: z.enum(LABEL_COLOURS) }))
    .output(label),
  update: openTo("account", { area: "pages", role: "editor" })
    .route({ method: "PATCH", path: "/labels/{id}", tags: ["labels"], summary: "Give it another name or colour, wherever it is" })
    .input(byId.extend({ name: labelName.optional(), colour: z.enum(LABEL_COLOURS).optional() }))
    .output(label),
  remove: openTo("account", { area: "pages", role: "editor" })
    .route({ method: "DELETE", path: "/labels/{id}", tags: ["labels"], summary: "Delete it; what had it goes on without" })
    .input(byId)
    .output(z.object({ success: z.literal(true) })),
};
