import type { Entitlement, PlanKind, Role, Scope } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import type { Reach } from "./acting/reach.ts";
import { Refusal } from "./refusal.ts";

/** A plan from a moment on. */
export interface PlanTerm {
  readonly name: string;
  readonly startAt: Date;
  /** Null for a plan without an end: a free one. */
  readonly renewalDate: Date | null;
}

/** What an account's plan allows at the moment. */
export interface Standing {
  readonly kind: PlanKind;
  /** What people call the plan. */
  readonly names: Readonly<Record<Language, string>>;
  /** Whether it is a trial or paid, and has not run out. */
  readonly isActive: boolean;
  readonly entitlements: ReadonlySet<Entitlement>;
  /** How many sites it may have; null for as many as it likes. */
  readonly siteCap: number | null;
}

/** An administrator, who is the actor, acts for the account in plain sight. */
export interface Support {
  readonly adminName: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** The person who acts: his limits are counted, his words are spoken, and what he does is written down under his name. */
export interface Actor {
  /** The person's own account. */
  readonly accountId: string;
  readonly isAdmin: boolean;
  readonly language: Language;
  /** `in_process`: a job or an agent of this server, which acts as a person by a key's rules. */
  readonly via: "session" | "api_key" | "in_process";
  /** The session that asks; none behind a key. */
  readonly sessionId?: string;
  /** When the person behind the session last showed that it is they, in milliseconds since 1970. */
  readonly provenAt?: number;
  /** What a key may do. */
  readonly scopes?: ReadonlySet<Scope>;
}

/**
 * Who asks and whose things it is about, as far as it is known; slices read it from here and never look it up
 * themselves. As a reach it is the account whose things are touched, which may be somebody else's than the actor's: a
 * customer's whom support acts for, or one that the actor is a member of.
 */
export interface Caller extends Reach {
  readonly actor: Actor;
  /** What the actor may do in the account. Support stands in for the owner, except for what is the owner's alone. */
  readonly role: Role;
  /** What the account is on. */
  readonly plan: PlanTerm;
  readonly standing: Standing;
  readonly support?: Support;
}

/** What every operation is told about the request it serves. */
export interface RequestContext {
  readonly requestId: string;
  readonly language: Language;
  readonly clientAddress: string;
  readonly userAgent: string;
  readonly caller: Caller | null;
  /** Why it could not be found out who asks: the database was away. Calls open to anyone go on without. */
  readonly identifyError?: unknown;
  /** What the request came with; for cookies and the headers of the session calls. */
  readonly requestHeaders: Headers;
  /** Whether only the reply's headers are asked for. */
  readonly isHead?: boolean;
  /** Whether it brings so much that others should have their turn in between. */
  readonly isLarge?: boolean;
  /** Headers the reply will carry: cookies, mostly. */
  readonly replyHeaders: Headers;
  /**
   * Aborted when nobody waits for the answer any more: whoever asked has cancelled it, or is gone. Work that takes long
   * ends then, with its reason.
   */
  readonly givenUp: AbortSignal;
}

/** What is known of who asks. */
export type Asking = Pick<RequestContext, "caller" | "identifyError">;

/** Who is signed in, and whose things they touch; or a refusal. */
export function requireCaller(context: Asking): Caller {
  if (context.identifyError !== undefined) throw context.identifyError;
  if (!context.caller) throw new Refusal("NOT_SIGNED_IN");
  return context.caller;
}

/** The account that is meant by "mine": the actor's own, whatever account he is at work in; in support the customer's. */
export function selfOf({ accountId, actor, support }: Caller): string {
  return support ? accountId : actor.accountId;
}

/** The same, of whoever is signed in: for what is a person's own, such as password, sessions and profile. */
export function requireSelf(context: RequestContext): string {
  return selfOf(requireCaller(context));
}
