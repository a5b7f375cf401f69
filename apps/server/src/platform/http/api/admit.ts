import type { CallRules, Scope } from "@vitrine/contract";
import { Refusal } from "../../refusal.ts";
import { type Caller, type RequestContext, requireCaller } from "../../request-context.ts";

/** How long a log-in, or a proof asked for since, opens the calls that need one, in milliseconds. */
export const PROOF_MS = 10 * 60_000;

/**
 * Holds a call to its rules before it runs, and before anything of its input is looked at.
 * @param changes whether the call may change something: any method but GET.
 * @throws Refusal
 */
export function admit(rules: CallRules, changes: boolean, context: RequestContext, now: number): void {
  if (rules.access === "anyone") return;
  const caller = requireCaller(context);
  if (caller.via === "api_key") admitKey(rules, changes, caller);
  if (rules.access === "admin" && !caller.isAdmin) throw new Refusal("FORBIDDEN");
  if (caller.support && (rules.isOwnersOnly || rules.needsProof)) throw new Refusal("OWNERS_ONLY");
  if (rules.needs && !caller.standing.entitlements.has(rules.needs)) throw new Refusal(lackOf(caller), { data: { needs: rules.needs } });
  if (rules.needsProof && !isProven(caller, now)) throw new Refusal("PROOF_NEEDED");
}

/** Whether the person behind a session has lately shown that it is they. */
export function isProven({ provenAt }: Caller, now: number): boolean {
  // A clock set back must not stretch a proof.
  return provenAt !== undefined && Math.abs(now - provenAt) < PROOF_MS;
}

function admitKey({ access, area }: CallRules, changes: boolean, { scopes }: Caller): void {
  if (access !== "account" || !area) throw new Refusal("SESSION_ONLY");
  const needed: Scope = `${area}:${changes ? "write" : "read"}`;
  if (scopes?.has(needed) || scopes?.has(`${area}:write`)) return;
  throw new Refusal("KEY_SCOPE", { values: { scope: needed } });
}

/** A plan that has run out is told so; one that never had the thing is told where to get it. */
function lackOf({ standing }: Caller): "NOT_PAID" | "PLAN_REQUIRED" {
  return standing.kind === "free" || standing.isActive ? "PLAN_REQUIRED" : "NOT_PAID";
}
