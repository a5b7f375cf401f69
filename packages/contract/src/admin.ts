import { z } from "zod";
import { account, META_FLAGS } from "./accounts.ts";
import { securityEvent } from "./audit.ts";
import { PLAN_KINDS } from "./billing.ts";
import { openTo } from "./calls/access.ts";
import type { ErrorKind } from "./calls/errors.ts";
import { idOf, moment } from "./calls/ids.ts";
import { listInput, listOf } from "./calls/lists.ts";

export const ADMIN_ERRORS = {
  SUPPORT_OF_ADMIN: {
    status: 403,
    message: {
      pt: "Não é possível agir por outra conta de administração, nem pela sua.",
      en: "You cannot act for another administrator's account, nor for your own.",
      es: "No puedes actuar por otra cuenta de administración ni por la tuya.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

/** An account as administrators see it: nothing of its content, no secret. */
export const adminAccount = z.object({
  id: idOf("account"),
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  name: z.string(),
  username: z.string().nullable(),
  phone: z.string().nullable(),
  plan: account.shape.plan,
  isAdmin: z.boolean(),
  isSpecial: z.boolean(),
  meta: account.shape.meta,
  newSetup: z.boolean(),
  canClone: z.boolean(),
  hasTwoFactor: z.boolean(),
  aff: z.number().nullable(),
  src: z.string().nullable(),
  createdAt: moment,
  lastSeenAt: moment.nullable(),
  deletesAt: moment.nullable(),
});
export type AdminAccount = z.infer<typeof adminAccount>;

const one = z.strictObject({ id: idOf("account") });

export const admin = {
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
