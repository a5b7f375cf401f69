import type { SecurityEventKind } from "@vitrine/contract";
import type { Queries } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { countryOf } from "../../platform/visitor-facts/index.ts";
import { insertEvent } from "./event-store.ts";

export interface NewEvent {
  /** Where whoever writes it down wants to find it again. */
  readonly id?: string;
  readonly accountId: string;
  readonly kind: SecurityEventKind;
  /** What it was about, by name: a key's, a passkey's, a plan's. Never a secret. */
  readonly subject?: string;
  /** Whether support did it, acting for the owner or as administrator. */
  readonly isBySupport?: boolean;
  /** The account of the person who did it, where it was not the owner. */
  readonly actorId?: string;
}

/** Characters kept of what a client says of itself. */
const LONGEST = 500;

/**
 * Writes down what happened to an account's security, in the transaction in which it happens. The request's own
 * caller says by himself whether support did it; without one it is as given.
 */
export async function recordEvent(
  queries: Queries,
  { clock }: Pick<Platform, "clock">,
  { userAgent, clientAddress, caller }: Pick<RequestContext, "userAgent" | "clientAddress"> & Partial<Pick<RequestContext, "caller">>,
  { id, accountId, kind, subject, isBySupport, actorId }: NewEvent,
): Promise<void> {
  // Somebody who is logged in elsewhere in the same browser has nothing to do with it.
  const actor = caller?.accountId === accountId && caller.actor.accountId !== accountId ? caller.actor : undefined;
  await insertEvent(queries, {
    id: id ?? clock.id("securityEvent"),
    accountId,
    kind,
    at: new Date(clock.now()),
    userAgent: storable(userAgent),
    address: clientAddress,
    country: countryOf(clientAddress),
    subject: subject === undefined ? null : storable(subject),
    isBySupport: isBySupport ?? caller?.support !== undefined,
    actorId: actorId ?? actor?.accountId ?? null,
  });
}

/** PostgreSQL takes no NUL, and a header may hold what is no text. */
function storable(text: string): string {
  return text.slice(0, LONGEST).replaceAll("\u0000", "").toWellFormed();
}
