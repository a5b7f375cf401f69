import fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_PLANS } from "./default-plans.data.ts";
import { findPlan, planKey, readPlanName } from "./find-plan.ts";
import { NEVER, planEnd } from "./plan-end.ts";
import { standingOf } from "./standing-of.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;
const later = (ms: number) => new Date(NOW + ms);

const standing = (planName: string, planRenewalDate: Date | null, canClone = false) =>
  standingOf(DEFAULT_PLANS, { planName, planRenewalDate, canClone }, NOW);

test("a paid plan is active only while its renewal date is in the future", () => {
  expect(standing("premium", later(1)).isActive).toBe(true);
  expect(standing("premium", later(0)).isActive).toBe(false);
  expect(standing("premium", later(-1)).isActive).toBe(false);
  expect(standing("premium", null).isActive).toBe(false);
  expect(standing("lifetime", NEVER).isActive).toBe(true);
  expect(standing("trial", later(DAY_MS)).entitlements.has("publish")).toBe(true);
  expect(standing("trial", later(-DAY_MS)).entitlements.size).toBe(0);
});

test("a name with 'free' in it is free whatever else is said of it", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), fc.date({ noInvalidDate: true }), (before, after, renewal) => {
      const name = `${before}Free${after}`;
      const found = standingOf(
        [...DEFAULT_PLANS, { ...row("premium"), id: "x", aliases: [name] }],
        { planName: name, planRenewalDate: renewal, canClone: false },
        NOW,
      );
      expect([found.kind, found.isActive, found.entitlements.has("publish")]).toEqual(["free", false, false]);
    }),
  );
});

function row(id: string) {
  const found = findPlan(DEFAULT_PLANS, id);
  if (!found) throw new Error(id);
  return found;
}

test.each([
  ["Gratuito", "free"],
  ["GRÁTIS", "free"],
  ["Teste grátis", "free"],
  ["Prueba", "trial"],
  ["teste", "trial"],
  ["churned_premium", "churned"],
  ["Cancelado", "churned"],
  ["Pro Mensal", "paid"],
  ["Vitalício", "paid"],
  ["De graça", "free"],
  ["Avaliação de 14 dias", "trial"],
  ["Finalizado", "churned"],
  ["Builder Mensal", "paid"],
])("%s is read as %s", (name, kind) => {
  expect(standing(name, later(DAY_MS)).kind).toBe(kind);
});

test.each([
  ["Spark Yearly", "yearly"],
  ["Flare Anual", "yearly"],
  ["Pro Mensal", "monthly"],
  ["Trimestral", "quarterly"],
  ["Semestral", "semiannual"],
  ["Bienal", "biyearly"],
  ["Vitalicio Black", "lifetime"],
  ["Biyearly", "biyearly"],
  ["Bi-anual", "biyearly"],
  ["Semi-annual", "semiannual"],
  ["Semianual", "semiannual"],
  ["Builder Semestral", "semiannual"],
  ["Acesso para sempre", "lifetime"],
])("%s is a %s plan", (name, period) => {
  expect(readPlanName(name)).toMatchObject({ kind: "paid", period });
});

test.each([
  ["Builder", true],
  ["Pro_BUILDER Mensal", true],
  ["Construtor Anual", true],
  ["Constructor Trimestral", true],
  ["Pro Mensal", false],
])("whether %s has the builder is in its name: %s", (name, isIncluded) => {
  const bare = { ...row("premium"), entitlements: ["edit" as const] };
  const of = (left: number) => standingOf([bare], { planName: name, planRenewalDate: later(left), canClone: false }, NOW);
  expect(of(1).entitlements.has("builder")).toBe(isIncluded);
  expect(of(1).entitlements.has("edit")).toBe(true);
  expect(of(0).entitlements.size, "a plan that has ended has nothing").toBe(0);
});

test("a free or a churned plan has no builder, whatever it is called", () => {
  for (const name of ["Free builder", "builder churned", "Builder cancelado"])
    expect(standing(name, later(DAY_MS)).entitlements.has("builder"), name).toBe(false);
});

test("clone access that was granted stays, whatever the plan", () => {
  for (const name of ["free", "trial", "premium", "churned", "anything"]) {
    expect(standing(name, later(-1), true).entitlements.has("clone")).toBe(true);
    expect(standing(name, later(-1), false).entitlements.has("clone")).toBe(false);
  }
});

test("the site caps are those of the specification, and a plan nobody described has the smallest", () => {
  expect(["premium", "elite", "enterprise"].map((name) => standing(name, later(1)).siteCap)).toEqual([10, 20, 5]);
  expect(standing("something of our own", later(1)).siteCap).toBe(5);
  expect(standing("lifetime", NEVER).siteCap).toBeNull();
  expect(standing("premium", later(-1)).siteCap).toBe(0);
});

test("more time left never takes a right away", () => {
  fc.assert(
    fc.property(fc.constantFrom(...DEFAULT_PLANS.map(({ id }) => id), "other"), fc.integer(), fc.nat(), (name, end, more) => {
      const less = standingOf(DEFAULT_PLANS, { planName: name, planRenewalDate: later(end), canClone: false }, NOW);
      const longer = standingOf(DEFAULT_PLANS, { planName: name, planRenewalDate: later(end + more), canClone: false }, NOW);
      expect([...less.entitlements].every((entitlement) => longer.entitlements.has(entitlement))).toBe(true);
    }),
  );
});

test("names are compared without case, accents and signs, and no two default plans share one", () => {
  expect(planKey("  Vitalício_BLACK ")).toBe("vitalicio-black");
  const names = DEFAULT_PLANS.flatMap(({ id, names: words, aliases }) => [
    ...new Set([id, ...Object.values(words), ...aliases].map(planKey)),
  ]);
  expect(new Set(names).size).toBe(names.length);
});

test("a period ends on the same day, or on a shorter month's last", () => {
  const end = (period: Parameters<typeof planEnd>[0], start: string) => planEnd(period, 14, new Date(start))?.toISOString();
  expect(end("monthly", "2026-01-31T10:00:00.000Z")).toBe("2026-02-28T10:00:00.000Z");
  expect(end("yearly", "2028-02-29T10:00:00.000Z")).toBe("2029-02-28T10:00:00.000Z");
  expect(end("quarterly", "2026-11-30T10:00:00.000Z")).toBe("2027-02-28T10:00:00.000Z");
  expect(end("biyearly", "2026-11-21T10:00:00.000Z")).toBe("2028-11-21T10:00:00.000Z");
  expect(end("trial", "2026-11-21T10:00:00.000Z")).toBe("2026-12-05T10:00:00.000Z");
  expect(end("none", "2026-11-21T10:00:00.000Z")).toBeUndefined();
});
