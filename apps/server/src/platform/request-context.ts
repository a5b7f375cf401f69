import { AsyncLocalStorage } from "node:async_hooks";
import type { Language } from "@vitrine/document";
import { Refusal } from "./refusal.ts";

/** Who asks, as far as it is known; slices read it from here and never look it up themselves. */
export interface Caller {
  readonly accountId: string;
  readonly isAdmin: boolean;
  readonly language: Language;
  readonly via: "session" | "api_key";
  /** The session that asks; none behind an API key. */
  readonly sessionId?: string;
}

/** What every operation is told about the request it serves. */
export interface RequestContext {
  readonly requestId: string;
  readonly language: Language;
  readonly clientAddress: string;
  readonly userAgent: string;
  readonly caller: Caller | null;
  /** Headers the reply will carry: cookies, mostly. */
  readonly replyHeaders: Headers;
}

/** The request being served, for places no argument reaches: the error encoder and the log. */
export const currentRequest = new AsyncLocalStorage<RequestContext>();

/** The signed-in account, or a refusal. */
export function requireCaller(context: RequestContext): Caller {
  if (!context.caller) throw new Refusal("NOT_SIGNED_IN");
  return context.caller;
}
