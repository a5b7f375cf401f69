import type { Entitlement, Plan, PlanKind, PlanPeriod } from "@vitrine/contract";

/** How names are compared: case, accents and the signs between words do not count. */
export function planKey(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** What a name alone says, for plans no row is about: in English, Portuguese and Spanish. The first that fits counts. */
const KIND_WORDS: readonly (readonly [RegExp, PlanKind])[] = [
  [/churned|cancell?ed|cancelad|encerrad|finalizad/, "churned"],
  [/free|gratis|gratuit|de-graca/, "free"],
  [/trial|teste|avaliacao|prueba/, "trial"],
];
const PERIOD_WORDS: readonly (readonly [RegExp, PlanPeriod])[] = [
  [/lifetime|vitalici|perpetu|para-sempre|de-por-vida/, "lifetime"],
  [/bi-?yearly|biennial|bienal|bi-?ann?ual/, "biyearly"],
  [/half-?yearly|semi-?ann?ual|semestral/, "semiannual"],
  [/quarterly|trimestral/, "quarterly"],
  [/yearly|annual|anual/, "yearly"],
  [/monthly|mensal|mensual/, "monthly"],
];
const INCLUDED_WORDS: readonly (readonly [RegExp, Entitlement])[] = [[/builder|construtor|constructor/, "builder"]];

export interface NamedPlan {
  readonly kind: PlanKind;
  readonly period: PlanPeriod;
  /** What a plan of that name has, besides what the table gives it: one called "builder" has the builder. */
  readonly included: readonly Entitlement[];
}

/** What the name of a plan says by itself. */
export function readPlanName(name: string): NamedPlan {
  const key = planKey(name);
  const kind = KIND_WORDS.find(([pattern]) => pattern.test(key))?.[1] ?? "paid";
  const included = INCLUDED_WORDS.flatMap(([pattern, entitlement]) => (pattern.test(key) ? [entitlement] : []));
  if (kind !== "paid") return { kind, period: kind === "trial" ? "trial" : "none", included };
  return { kind, period: PERIOD_WORDS.find(([pattern]) => pattern.test(key))?.[1] ?? "monthly", included };
}

/** The row an account's plan name means: by its id, or one of its other names. */
export function findPlan(plans: readonly Plan[], name: string): Plan | undefined {
  const key = planKey(name);
  return (
    plans.find(({ id }) => id === key) ??
    plans.find(({ names, aliases }) => [...Object.values(names), ...aliases].some((other) => planKey(other) === key))
  );
}
