import { z } from "zod";
import { META_FLAGS } from "../accounts/account.ts";
import { securityEvent } from "../audit/security-event.ts";
import { PLAN_KINDS } from "../billing/plan.ts";
import { openTo } from "../calls/access.ts";
import { idOf, moment } from "../calls/ids.ts";
import { listInput, listOf } from "../calls/lists.ts";
import { adminAccount } from "./admin-account.ts";

const one = z.strictObject({ id: idOf("account") });

export const adminCalls = {
  accounts: openTo("admin")
    .route({
      method: "GET",
      path: "/admin/accounts",
      tags: ["admin"],
      summary: "Accounts, newest first, by e-mail, name, username, phone or id",
    })
    .input(listInput.extend({ query: z.string().trim().max(200).optional(), kind: z.enum(PLAN_KINDS).optional() }))
    .output(listOf(adminAccount)),
  account: openTo("admin")
    .route({ method: "GET", path: "/admin/accounts/{id}", tags: ["admin"], summary: "One account" })
    .input(one)
    .output(adminAccount),
  events: openTo("admin")
    .route({ method: "GET", path: "/admin/accounts/{id}/events", tags: ["admin"], summary: "What happened to an account's security" })
    .input(listInput.extend({ id: idOf("account") }))
    .output(listOf(securityEvent)),
  setPlan: openTo("admin", { needsProof: true })
    .route({ method: "PUT", path: "/admin/accounts/{id}/plan", tags: ["admin"], summary: "Put an account on a plan" })
    .input(
      z.strictObject({
        id: idOf("account"),
        name: z.string().trim().min(1).max(60),
        /** Without it, the end of the plan's period from now. */
        renewalDate: moment.optional(),
      }),
    )
    .output(adminAccount),
  setCloneAccess: openTo("admin")
    .route({
      method: "PUT",
      path: "/admin/accounts/{id}/clone-access",
      tags: ["admin"],
      summary: "Grant or take back the right to clone pages and quizzes",
    })
    .input(z.strictObject({ id: idOf("account"), isGranted: z.boolean() }))
    .output(adminAccount),
  setFlags: openTo("admin", { needsProof: true })
    .route({
      method: "PATCH",
      path: "/admin/accounts/{id}/flags",
      tags: ["admin"],
      summary: "Make somebody a special user or not, and set the flags of the operator's other products",
    })
    .input(
      z.strictObject({
        id: idOf("account"),
        isSpecial: z.boolean().optional(),
        newSetup: z.boolean().optional(),
        /** Those left out stay as they are. */
        meta: z.partialRecord(z.enum(META_FLAGS), z.boolean()).optional(),
      }),
    )
    .output(adminAccount),
  signOut: openTo("admin")
    .route({ method: "POST", path: "/admin/accounts/{id}/sign-out", tags: ["admin"], summary: "End every session of an account" })
    .input(one)
    .output(z.object({ success: z.literal(true) })),
  startSupport: openTo("admin", { needsProof: true })
    .route({
      method: "POST",
      path: "/admin/accounts/{id}/support",
      tags: ["admin"],
      summary: "Act for an account for an hour, in plain sight",
    })
    .input(z.strictObject({ id: idOf("account"), reason: z.string().trim().min(5, { message: "reason_short" }).max(300) }))
    .output(z.object({ success: z.literal(true), expiresAt: moment })),
};
