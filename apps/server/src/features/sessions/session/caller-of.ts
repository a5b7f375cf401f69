import type { Membership, Memberships } from "../../../platform/acting/memberships.ts";
import { reachOf } from "../../../platform/acting/reach.ts";
import type { OnBehalf } from "../../../platform/http/api/in-process/call-as.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Actor, Caller } from "../../../platform/request-context.ts";
import { type AccountRow, findAccount } from "../../accounts/index.ts";
import { findPlanOf, type PlanTable } from "../../billing/index.ts";

/** What is needed to say what somebody may do. */
export interface CallerTools {
  readonly plans: Pick<PlanTable, "standingOf">;
  readonly memberships: Memberships;
}

/** Somebody of whom it is known who he is, and how it was shown. */
export function actorOf({ id, isAdmin, language }: AccountRow, shown: Omit<Actor, "accountId" | "isAdmin" | "language">): Actor {
  return { accountId: id, isAdmin, language, ...shown };
}

/**
 * Somebody at work in an account: as its owner in his own, else as what he is a member as.
 * @returns null where the account is gone, or he is nothing in it.
 */
export async function callerIn(platform: Platform, tools: CallerTools, actor: Actor, accountId: string): Promise<Caller | null> {
  if (accountId === actor.accountId) return ownerOf(platform, tools, actor, accountId);
  const membership = await tools.memberships.find(actor.accountId, accountId);
  return membership && callerAs(platform, tools, actor, { ...membership, accountId });
}

/** Somebody at work as a member; null where the account is gone. */
export async function callerAs(platform: Platform, tools: CallerTools, actor: Actor, membership: Membership): Promise<Caller | null> {
  const { accountId, role, sites } = membership;
  if (accountId === actor.accountId || !(await findAccount(platform.database.queries, accountId))) return null;
  return { ...reachOf(accountId, sites), actor, role, ...(await planOf(platform, tools, accountId)) };
}

/** Somebody who may do all that the owner of an account may: the owner himself, or support in his place. */
export async function ownerOf(platform: Platform, tools: CallerTools, actor: Actor, accountId: string): Promise<Caller> {
  return { ...reachOf(accountId, null), actor, role: "owner", ...(await planOf(platform, tools, accountId)) };
}

async function planOf(
  { database, clock }: Platform,
  { plans }: CallerTools,
  accountId: string,
): Promise<Pick<Caller, "plan" | "standing">> {
  const held = await findPlanOf(database.queries, accountId);
  return {
    plan: { name: held.planName, startAt: held.planStartAt, renewalDate: held.planRenewalDate },
    standing: plans.standingOf(held, clock.now()),
  };
}

/** What a person is for whom this server makes calls, at this moment; null where he, the account or his place in it is gone. */
export async function callerOnBehalf(
  platform: Platform,
  tools: CallerTools,
  { personId, accountId, scopes }: Omit<OnBehalf, "agent">,
): Promise<Caller | null> {
  const person = await findAccount(platform.database.queries, personId);
  if (!person) return null;
  return callerIn(platform, tools, actorOf(person, { via: "in_process", scopes: new Set(scopes) }), accountId);
}
