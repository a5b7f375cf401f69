import { oc } from "@orpc/contract";
import type { Entitlement } from "../entitlements.ts";
import { AREAS } from "./areas-and-ids.data.ts";
import type { Role } from "./roles.ts";

export type Area = (typeof AREAS)[number];

/** What a key may do: `pages:read` makes the calls of an area that change nothing, `pages:write` all of them. */
export const SCOPES = AREAS.flatMap((area) => [`${area}:read`, `${area}:write`] as const);
export type Scope = (typeof SCOPES)[number];

/**
 * Who may make a call. `anyone`: nobody needs to be logged in. `account`: a session, or an API key with a scope
 * of the call's area. `session`: a browser's session only. `admin`: the session of an administrator.
 */
export type CallRules = {
  readonly access: "anyone" | "account" | "session" | "admin";
  readonly area?: Area;
  /**
   * The least role it takes in the account whose things are touched; or `self`, where it is about the person who asks,
   * in whose account ever they are at work. Every call that takes somebody has one, but for administration.
   */
  readonly role?: Role | "self";
  /** What the account's plan must include. */
  readonly needs?: Entitlement;
  /** Only soon after the person has shown again that it is they: log-in or `POST /auth/proof` within ten minutes. */
  readonly needsProof?: boolean;
  /** Refused to an administrator who acts for somebody else: what only the owner may see or decide. */
  readonly isOwnersOnly?: boolean;
  /** Does something although it is a GET, because a browser goes there: a HEAD, which must do nothing, is refused. */
  readonly hasSideEffect?: boolean;
  /** Bytes its body may have, where `USUAL_BODY` is not enough. */
  readonly maxBody?: number;
  /** Takes a file, as a form; every other call's body is JSON. */
  readonly takesFile?: boolean;
};

/** Bytes the body of a call may have, where the call does not say more: a name, an address, a few settings. */
export const USUAL_BODY = 64 * 1024;

/** Starts the description of a call by who may make it; the server holds every call to it before it runs. */
export function openTo(
  access: "account",
  rules: Required<Pick<CallRules, "area" | "role">> & Pick<CallRules, "needs" | "maxBody" | "takesFile">,
): ReturnType<typeof start>;
export function openTo(
  access: "session",
  rules: Required<Pick<CallRules, "role">> & Pick<CallRules, "needs" | "needsProof" | "isOwnersOnly" | "hasSideEffect">,
): ReturnType<typeof start>;
export function openTo(access: "admin", rules?: Pick<CallRules, "needsProof">): ReturnType<typeof start>;
export function openTo(access: "anyone", rules?: Pick<CallRules, "hasSideEffect">): ReturnType<typeof start>;
export function openTo(access: CallRules["access"], rules: Omit<CallRules, "access"> = {}): ReturnType<typeof start> {
  return start({ access, ...rules });
}

function start(rules: CallRules) {
  return oc.$meta<CallRules>(rules);
}
