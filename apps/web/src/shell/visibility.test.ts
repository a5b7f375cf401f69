import { expect, it } from "vitest";
import { ENTRY_RULES, visibleEntries } from "./visibility.ts";

type Id = keyof typeof ENTRY_RULES;

const entries = (Object.keys(ENTRY_RULES) as Id[]).map((id) => ({ id }));
const ids = (plan: string) =>
  visibleEntries(entries, { isAdmin: false, plan: { name: plan, startAt: "2026-11-20T12:00:00.000Z", renewalDate: null } }).map(
    ({ id }) => id,
  );

it.each(["trial", "builder yearly", "lifetime", "mensal"])("shows everything that is built on the plan %s", (plan) => {
  expect(ids(plan)).toEqual(["home", "newPage", "pages", "sites", "leads"]);
});

it.each(["free", "Plano grátis", "Plan gratuito", "trial churned"])("leaves pages out of a plan without the builder: %s", (plan) => {
  expect(ids(plan)).toEqual(["home", "sites", "leads"]);
});
