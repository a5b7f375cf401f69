import { z } from "zod";
import { openTo } from "./calls/access.ts";
import type { ErrorKind } from "./calls/errors.ts";
import { ENTITLEMENTS } from "./entitlements.ts";

export const BILLING_ERRORS = {
  NOT_PAID: {
    status: 403,
    message: {
      pt: "O usuário não é assinante de um plano pago.",
      en: "User is not a paid subscriber",
      es: "El usuario no es suscriptor de un plan de pago.",
    },
  },
  PLAN_REQUIRED: {
    status: 403,
    message: {
      pt: "Assine um plano pago.",
      en: "Please subscribe to a paid plan.",
      es: "Suscríbete a un plan de pago.",
    },
  },
  PLAN_NAME_TAKEN: {
    status: 409,
    message: {
      pt: "O plano {plan} já responde por um destes nomes.",
      en: "The plan {plan} answers to one of these names already.",
      es: "El plan {plan} ya responde a uno de estos nombres.",
    },
  },
  PLAN_IN_USE: {
    status: 409,
    message: {
      pt: "Há contas neste plano. Mude o plano delas antes.",
      en: "There are accounts on this plan. Put them on another first.",
      es: "Hay cuentas en este plan. Cámbialas de plan antes.",
    },
  },
  SITE_LIMIT: {
    status: 403,
    message: {
      pt: "Você atingiu o limite de sites do seu plano. Remova um site existente ou faça upgrade do plano.",
      en: "You have reached your plan's site limit. Remove an existing site or upgrade your plan.",
      es: "Alcanzaste el límite de sitios de tu plan. Elimina un sitio existente o mejora tu plan.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

export const PLAN_KINDS = ["free", "trial", "paid", "churned"] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

export const PLAN_PERIODS = ["none", "trial", "monthly", "quarterly", "semiannual", "yearly", "biyearly", "lifetime"] as const;
export type PlanPeriod = (typeof PLAN_PERIODS)[number];

/** One row of the plan table. */
export const plan = z.object({
  /** What an account's plan name is compared with: lower case, words joined by hyphens. */
  id: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/),
  kind: z.enum(PLAN_KINDS),
  period: z.enum(PLAN_PERIODS),
  names: z.object({ pt: z.string(), en: z.string(), es: z.string() }),
  /** Other names that mean this plan: those of other languages and of earlier years. */
  aliases: z.array(z.string()),
  entitlements: z.array(z.enum(ENTITLEMENTS)),
  /** How many sites an account may have; null for as many as it likes. */
  siteCap: z.int().min(0).nullable(),
  /** Days a trial lasts; null for anything else. */
  trialDays: z.int().min(1).nullable(),
  /** What it costs a period; null where the operator names no price. */
  price: z.object({ cents: z.int().min(0), currency: z.enum(["BRL", "USD", "EUR", "MXN", "ARS", "COP", "CLP"]) }).nullable(),
  /** Whether people see it at `/subscribe`. */
  isOffered: z.boolean(),
});
export type Plan = z.infer<typeof plan>;

export const billing = {
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
