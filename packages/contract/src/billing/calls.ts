import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { plan } from "./plan.ts";

export const billingCalls = {
  plans: openTo("anyone")
    .route({ method: "GET", path: "/plans", tags: ["billing"], summary: "The plans on offer" })
    .output(z.object({ items: z.array(plan), nextCursor: z.null() })),
  planTable: openTo("admin")
    .route({ method: "GET", path: "/admin/plans", tags: ["billing"], summary: "The whole plan table" })
    .output(z.object({ items: z.array(plan), nextCursor: z.null() })),
  putPlan: openTo("admin", { needsProof: true })
    .route({ method: "PUT", path: "/admin/plans/{id}", tags: ["billing"], summary: "Add or change a plan" })
    .input(plan.strict())
    .output(plan),
  removePlan: openTo("admin", { needsProof: true })
    .route({ method: "DELETE", path: "/admin/plans/{id}", tags: ["billing"], summary: "Remove a plan that no account is on" })
    .input(z.strictObject({ id: plan.shape.id }))
    .output(z.object({ success: z.literal(true) })),
};
