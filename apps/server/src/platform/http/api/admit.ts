import { type CallRules, type Entitlement, hasRole, type Scope } from "@vitrine/contract";
import { Refusal } from "../../refusal.ts";
import { type Actor, type Asking, type Caller, requireCaller } from "../../request-context.ts";

/** How long a log-in, or a proof asked for since, opens the calls that need one, in milliseconds. */
export const PROOF_MS = 10 * 60_000;

/**
 * Holds a call to its rules before it runs, and before anything of its input is looked at.
 * @param changes whether the call may change something: any method but GET.
 * @throws Refusal
 */
export function admit(rules: CallRules, changes: boolean, context: Asking, now: number): void {
  if (rules.access === "anyone") {
    // The ways in and out are a browser's: they go by its address and cookies, and nobody comes in on somebody's behalf.
    if ((changes || rules.hasSideEffect) && context.caller?.actor.via === "in_process") throw new Refusal("SESSION_ONLY");
    return;
  }
  const caller = requireCaller(context);
  const { actor, role } = caller;
  if (actor.via !== "session") admitKey(rules, changes, actor);
  if (rules.access === "admin" && (!actor.isAdmin || caller.support)) throw new Refusal("FORBIDDEN");
  if (caller.support && (rules.isOwnersOnly || rules.needsProof)) throw new Refusal("OWNERS_ONLY");
  const least = leastOf(rules);
  if (least !== "self" && !hasRole(role, least)) throw new Refusal("ROLE_REQUIRED", { data: { needs: least } });
  if (rules.needs) requirePlan(caller, rules.needs);
  if (rules.needsProof && !isProven(actor, now)) throw new Refusal("PROOF_NEEDED");
}

/** Holds what is done for somebody to what their plan includes, besides what the call itself needs. @throws Refusal */
export function requirePlan(caller: Caller, needs: Entitlement): void {
  if (!caller.standing.entitlements.has(needs)) throw new Refusal(lackOf(caller), { data: { needs } });
}

/** Whether the person behind a session has lately shown that it is they. */
export function isProven({ provenAt }: Actor, now: number): boolean {
  // A clock set back must not stretch a proof.
  return provenAt !== undefined && Math.abs(now - provenAt) < PROOF_MS;
}

function admitKey({ access, area }: CallRules, changes: boolean, { scopes }: Actor): void {
  if (access !== "account" || !area) throw new Refusal("SESSION_ONLY");
  const needed: Scope = `${area}:${changes ? "write" : "read"}`;
  if (scopes?.has(needed) || scopes?.has(`${area}:write`)) return;
  throw new Refusal("KEY_SCOPE", { values: { scope: needed } });
}

/** Administration is about no account of the person's; a call that forgot its role takes the most. */
function leastOf({ access, role }: CallRules): NonNullable<CallRules["role"]> {
  return access === "admin" ? "self" : (role ?? "owner");
}

/** A plan that has run out is told so; one that never had the thing is told where to get it. */
function lackOf({ standing }: Caller): "NOT_PAID" | "PLAN_REQUIRED" {
  return standing.kind === "free" || standing.isActive ? "PLAN_REQUIRED" : "NOT_PAID";
}
