import type { CallRules } from "@vitrine/contract";
import { expect, test } from "vitest";
import { Refusal } from "../../refusal.ts";
import type { Caller, RequestContext } from "../../request-context.ts";
import { admit, PROOF_MS } from "./admit.ts";

const NOW = 1_800_000_000_000;
const person: Caller = {
  accountId: "acc_a",
  isAdmin: false,
  language: "pt",
  plan: { name: "pro", startAt: new Date(0), renewalDate: null },
  standing: {
    kind: "paid",
    names: { pt: "Pago", en: "Paid", es: "De pago" },
    isActive: true,
    entitlements: new Set(["edit"]),
    siteCap: null,
  },
  via: "session",
  sessionId: "ses_a",
  provenAt: NOW,
};
const key = (...scopes: NonNullable<Caller["scopes"]> extends ReadonlySet<infer Scope> ? Scope[] : never): Caller => ({
  accountId: "acc_a",
  isAdmin: true,
  language: "pt",
  plan: { name: "pro", startAt: new Date(0), renewalDate: null },
  standing: person.standing,
  via: "api_key",
  scopes: new Set(scopes),
});

function verdict(rules: CallRules, caller: Caller | null, changes = false, extra: Partial<RequestContext> = {}): string {
  try {
    admit(rules, changes, { caller, ...extra } as RequestContext, NOW);
    return "ok";
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
}

test("nobody gets in where somebody is needed, and everybody where nobody is", () => {
  expect(verdict({ access: "anyone" }, null)).toBe("ok");
  for (const access of ["account", "session", "admin"] as const) expect(verdict({ access, area: "pages" }, null)).toBe("NOT_SIGNED_IN");
});

test("while it cannot be known who asks, nobody is told that they are logged out", () => {
  const identifyError = new Error("the database is away");
  expect(verdict({ access: "session" }, null, false, { identifyError })).toBe("Error: the database is away");
  expect(verdict({ access: "anyone" }, null, false, { identifyError })).toBe("ok");
});

test("a key does what its scopes say, and never what only a person may", () => {
  const rules: CallRules = { access: "account", area: "pages" };
  expect(verdict(rules, key("pages:read"), false)).toBe("ok");
  expect(verdict(rules, key("pages:read"), true)).toBe("KEY_SCOPE");
  expect(verdict(rules, key("pages:write"), false)).toBe("ok");
  expect(verdict(rules, key("pages:write"), true)).toBe("ok");
  expect(verdict(rules, key("sites:write", "leads:write"), false)).toBe("KEY_SCOPE");
  expect(verdict({ access: "session" }, key("pages:write"), true)).toBe("SESSION_ONLY");
  expect(verdict({ access: "admin" }, key("pages:write"), true)).toBe("SESSION_ONLY");
});

test("administration is for administrators", () => {
  expect(verdict({ access: "admin" }, person)).toBe("FORBIDDEN");
  expect(verdict({ access: "admin" }, { ...person, isAdmin: true })).toBe("ok");
});

test("what a plan does not include is refused in the words for that plan", () => {
  const rules: CallRules = { access: "account", area: "pages", needs: "publish" };
  const on = (standing: Partial<Caller["standing"]>): Caller => ({ ...person, standing: { ...person.standing, ...standing } });
  expect(verdict({ ...rules, needs: "edit" }, person)).toBe("ok");
  expect(verdict(rules, on({ kind: "free", isActive: false }))).toBe("PLAN_REQUIRED");
  expect(verdict(rules, on({ kind: "paid", isActive: true }))).toBe("PLAN_REQUIRED");
  expect(verdict(rules, on({ kind: "paid", isActive: false }))).toBe("NOT_PAID");
  expect(verdict(rules, on({ kind: "trial", isActive: false }))).toBe("NOT_PAID");
  expect(verdict(rules, on({ kind: "churned", isActive: false }))).toBe("NOT_PAID");
});

test("a proof counts for ten minutes, and a clock set back does not stretch it", () => {
  const rules: CallRules = { access: "session", needsProof: true };
  const { provenAt: _, ...unproven } = person;
  expect(verdict(rules, person)).toBe("ok");
  expect(verdict(rules, unproven)).toBe("PROOF_NEEDED");
  expect(verdict(rules, { ...person, provenAt: NOW - PROOF_MS + 1 })).toBe("ok");
  expect(verdict(rules, { ...person, provenAt: NOW - PROOF_MS })).toBe("PROOF_NEEDED");
  expect(verdict(rules, { ...person, provenAt: NOW + PROOF_MS })).toBe("PROOF_NEEDED");
});

test("support acts for the owner, but decides nothing that is the owner's alone", () => {
  const support: Caller = { ...person, support: { adminId: "acc_admin", adminName: "Rui", since: NOW } };
  expect(verdict({ access: "account", area: "pages", needs: "edit" }, support, true)).toBe("ok");
  expect(verdict({ access: "session", isOwnersOnly: true }, support)).toBe("OWNERS_ONLY");
  expect(verdict({ access: "session", needsProof: true }, support)).toBe("OWNERS_ONLY");
});
