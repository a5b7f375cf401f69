import type { Plan, PlanKind, PlanPeriod } from "@vitrine/contract";

/** How names are compared: case, accents and the signs between words do not count. */
export function planKey(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** What a name alone says, for plans no row is about: in English, Portuguese and Spanish. */
const KIND_WORDS: readonly (readonly [RegExp, PlanKind])[] = [
  [/churned|cancelad|encerrad/, "churned"],
  [/free|gratis|gratuit/, "free"],
  [/trial|teste|prueba/, "trial"],
];
const PERIOD_WORDS: readonly (readonly [RegExp, PlanPeriod])[] = [
  [/lifetime|vitalici/, "lifetime"],
  [/biyearly|biennial|bienal|bianual/, "biyearly"],
  [/semiannual|semestral/, "semiannual"],
  [/quarterly|trimestral/, "quarterly"],
  [/yearly|annual|anual/, "yearly"],
  [/monthly|mensal|mensual/, "monthly"],
];

/** What the name of a plan says of its kind and period where the table has no row of that name. */
export function readPlanName(name: string): { readonly kind: PlanKind; readonly period: PlanPeriod } {
  const key = planKey(name);
  const kind = KIND_WORDS.find(([pattern]) => pattern.test(key))?.[1] ?? "paid";
  if (kind !== "paid") return { kind, period: kind === "trial" ? "trial" : "none" };
  return { kind, period: PERIOD_WORDS.find(([pattern]) => pattern.test(key))?.[1] ?? "monthly" };
}

/** The row an account's plan name means: by its id, or one of its other names. */
export function findPlan(plans: readonly Plan[], name: string): Plan | undefined {
  const key = planKey(name);
  return (
    plans.find(({ id }) => id === key) ??
    plans.find(({ names, aliases }) => [...Object.values(names), ...aliases].some((other) => planKey(other) === key))
  );
}
