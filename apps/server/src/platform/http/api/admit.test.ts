import type { CallRules, Scope } from "@vitrine/contract";
import { describe, expect, test } from "vitest";
import { wholeAccount } from "../../acting/reach.ts";
import { Refusal } from "../../refusal.ts";
import type { Actor, Caller, RequestContext } from "../../request-context.ts";
import { admit, PROOF_MS } from "./admit.ts";

const NOW = 1_800_000_000_000;
const person: Caller = {
  ...wholeAccount("acc_a"),
  actor: { accountId: "acc_a", isAdmin: false, language: "pt", via: "session", sessionId: "ses_a", provenAt: NOW },
  role: "owner",
  plan: { name: "pro", startAt: new Date(0), renewalDate: null },
  standing: {
    kind: "paid",
    names: { pt: "Pago", en: "Paid", es: "De pago" },
    isActive: true,
    entitlements: new Set(["edit"]),
    siteCap: null,
  },
};
const key = (...scopes: Scope[]): Caller => ({
  ...person,
  actor: { accountId: "acc_a", isAdmin: true, language: "pt", via: "api_key", scopes: new Set(scopes) },
});
/** The same person, known in another way. */
const shown = (by: Partial<Actor>): Caller => ({ ...person, actor: { ...person.actor, ...by } });

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
  expect(verdict({ access: "admin" }, shown({ isAdmin: true }))).toBe("ok");
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
  const { provenAt: _, ...unproven } = person.actor;
  expect(verdict(rules, person)).toBe("ok");
  expect(verdict(rules, { ...person, actor: unproven })).toBe("PROOF_NEEDED");
  expect(verdict(rules, shown({ provenAt: NOW - PROOF_MS + 1 }))).toBe("ok");
  expect(verdict(rules, shown({ provenAt: NOW - PROOF_MS }))).toBe("PROOF_NEEDED");
  expect(verdict(rules, shown({ provenAt: NOW + PROOF_MS }))).toBe("PROOF_NEEDED");
});

test("support acts for the owner, but decides nothing that is the owner's alone", () => {
  const support: Caller = { ...shown({ accountId: "acc_admin", isAdmin: true }), support: { adminName: "Rui", since: NOW } };
  expect(verdict({ access: "account", area: "pages", needs: "edit" }, support, true)).toBe("ok");
  expect(verdict({ access: "session", isOwnersOnly: true }, support)).toBe("OWNERS_ONLY");
  expect(verdict({ access: "session", needsProof: true }, support)).toBe("OWNERS_ONLY");
  // An administrator is none while he stands in a customer's place.
  expect(verdict({ access: "admin" }, support)).toBe("FORBIDDEN");
});

describe("a role", () => {
  const as = (role: Caller["role"], extra: Partial<Caller> = {}): Caller => ({ ...person, role, ...extra });

  test.each([
    ["viewer", "viewer editor owner"],
    ["editor", "editor owner"],
    ["owner", "owner"],
    ["self", "viewer editor owner"],
  ] as const)("that a call takes as its least: %s", (role, in_) => {
    const rules: CallRules = { access: "account", area: "pages", role };
    const met = (["viewer", "editor", "owner"] as const).filter((each) => verdict(rules, as(each)) === "ok");
    expect(met.join(" ")).toBe(in_);
  });

  test("is the owner's where a call has none, and says what is needed where it is refused", () => {
    expect(verdict({ access: "account", area: "pages" }, as("editor"))).toBe("ROLE_REQUIRED");
    try {
      admit({ access: "account", area: "pages", role: "editor" }, true, { caller: as("viewer") } as RequestContext, NOW);
      expect.fail("a viewer changes something");
    } catch (error) {
      expect(error).toMatchObject({ code: "ROLE_REQUIRED", status: 403, details: { data: { needs: "editor" } } });
    }
  });

  test("bounds a key too, whatever its scopes; and no plan or proof makes up for it", () => {
    const rules: CallRules = { access: "account", area: "pages", role: "editor", needs: "publish" };
    expect(verdict(rules, { ...key("pages:write"), role: "viewer" }, true)).toBe("ROLE_REQUIRED");
    expect(verdict({ access: "session", role: "owner", needsProof: true }, as("editor"))).toBe("ROLE_REQUIRED");
  });

  test("in somebody else's account makes nobody less of an administrator", () => {
    expect(verdict({ access: "admin" }, { ...shown({ isAdmin: true }), role: "viewer" })).toBe("ok");
  });
});

test("what this server does for a person goes by a key's rules", () => {
  const job = shown({ via: "in_process", isAdmin: true, scopes: new Set(["pages:read"] as const) });
  expect(verdict({ access: "account", area: "pages", role: "viewer" }, job)).toBe("ok");
  expect(verdict({ access: "account", area: "pages", role: "viewer" }, job, true)).toBe("KEY_SCOPE");
  for (const access of ["session", "admin"] as const) expect(verdict({ access, role: "self" }, job)).toBe("SESSION_ONLY");
});
