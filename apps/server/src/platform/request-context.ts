import type { Entitlement, PlanKind, Scope } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
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

/** An administrator who acts for the account in plain sight. */
export interface Support {
  readonly adminId: string;
  readonly adminName: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** Who asks, as far as it is known; slices read it from here and never look it up themselves. */
export interface Caller {
  readonly accountId: string;
  readonly isAdmin: boolean;
  readonly language: Language;
  readonly plan: PlanTerm;
  readonly standing: Standing;
  readonly via: "session" | "api_key";
  /** The session that asks; none behind an API key. */
  readonly sessionId?: string;
  /** When the person behind the session last showed that it is they, in milliseconds since 1970. */
  readonly provenAt?: number;
  /** What an API key may do. */
  readonly scopes?: ReadonlySet<Scope>;
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
}

/** The signed-in account, or a refusal. */
export function requireCaller(context: RequestContext): Caller {
  if (context.identifyError !== undefined) throw context.identifyError;
  if (!context.caller) throw new Refusal("NOT_SIGNED_IN");
  return context.caller;
}
