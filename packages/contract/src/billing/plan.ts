import { z } from "zod";
import { ENTITLEMENTS } from "../entitlements.ts";

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
