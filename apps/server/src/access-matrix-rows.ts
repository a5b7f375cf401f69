/**
 * Who tries each call. `stale` is somebody whose session was revoked; `support` an administrator who acts for a customer.
 * `editor`, `viewer` and `limited`, an editor of some sites, are at work in somebody else's account; `viewerKey` is a key
 * for that account which a viewer made, with every scope.
 */
export const CALLERS = [
  "nobody",
  "free",
  "trial",
  "churned",
  "lapsed",
  "paid",
  "admin",
  "key",
  "bareKey",
  "support",
  "stale",
  "editor",
  "viewer",
  "limited",
  "viewerKey",
] as const;
export type CallerKind = (typeof CALLERS)[number];

/** What somebody meets: `in`, or the code of the refusal. */
export type Verdicts = Readonly<Record<CallerKind, string>>;

function row(all: string, others: Partial<Verdicts> = {}): Verdicts {
  return { ...(Object.fromEntries(CALLERS.map((kind) => [kind, all])) as Record<CallerKind, string>), ...others };
}

const OUT = { nobody: "NOT_SIGNED_IN", stale: "NOT_SIGNED_IN" };

const NO_CHANGE = { viewer: "ROLE_REQUIRED", viewerKey: "ROLE_REQUIRED" };
const NO_MEMBER = { ...NO_CHANGE, editor: "ROLE_REQUIRED", limited: "ROLE_REQUIRED" };
const NO_KEY = { key: "SESSION_ONLY", bareKey: "SESSION_ONLY", viewerKey: "SESSION_ONLY" };
const NO_PLAN = { free: "PLAN_REQUIRED", churned: "NOT_PAID", lapsed: "NOT_PAID" };

/** Open to everybody. */
export const OPEN = row("in");
/** To be looked at by whoever is in the account, or about the person himself; through a session or a key that may. */
export const LOOK = row("in", { ...OUT, bareKey: "KEY_SCOPE" });
/** To be changed by whoever is more than a viewer. */
export const CHANGE = row("in", { ...OUT, bareKey: "KEY_SCOPE", ...NO_CHANGE });
/** The same, of what a plan must include. */
export const PLAN = row("in", { ...OUT, bareKey: "KEY_SCOPE", ...NO_CHANGE, ...NO_PLAN });
/** What a plan must include, and the account's owner decides. */
export const OWNER_PLAN = row("in", { ...OUT, bareKey: "KEY_SCOPE", ...NO_MEMBER, ...NO_PLAN });
/** To be changed by the account's owner, through a session or a key that may. */
export const OWNER_CHANGE = row("in", { ...OUT, bareKey: "KEY_SCOPE", ...NO_MEMBER });
/** A person in a browser, or support for them. */
export const PERSON = row("in", { ...OUT, ...NO_KEY });
/** A person's own, in whatever account they are at work; nothing for support. */
export const SELF = row("in", { ...OUT, ...NO_KEY, support: "OWNERS_ONLY" });
/** The owner alone. */
export const OWNER = row("in", { ...OUT, ...NO_MEMBER, ...NO_KEY, support: "OWNERS_ONLY" });
/** Administrators. */
export const ADMIN = row("FORBIDDEN", { ...OUT, ...NO_KEY, admin: "in" });

/**
 * Each call of a slice with what each caller meets: `access.data.ts` in the slice's folder. It is written by hand, apart
 * from the rules the server goes by.
 */
export type AccessRows = Readonly<Record<string, Verdicts>>;
