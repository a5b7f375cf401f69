/** Who tries each call. `stale` is somebody whose session was revoked; `support` an administrator who acts for a customer. */
export const CALLERS = ["nobody", "free", "trial", "churned", "lapsed", "paid", "admin", "key", "bareKey", "support", "stale"] as const;
export type CallerKind = (typeof CALLERS)[number];

/** What somebody meets: `in`, or the code of the refusal. */
export type Verdicts = Readonly<Record<CallerKind, string>>;

function row(all: string, others: Partial<Verdicts> = {}): Verdicts {
  return { ...(Object.fromEntries(CALLERS.map((kind) => [kind, all])) as Record<CallerKind, string>), ...others };
}

const OUT = { nobody: "NOT_SIGNED_IN", stale: "NOT_SIGNED_IN" };

/** Open to everybody. */
export const OPEN = row("in");
/** An account's own things, through a session or a key that may. */
export const OWN = row("in", { ...OUT, bareKey: "KEY_SCOPE" });
/** What a plan must include. */
export const PLAN = row("in", { ...OUT, bareKey: "KEY_SCOPE", free: "PLAN_REQUIRED", churned: "NOT_PAID", lapsed: "NOT_PAID" });
/** A person in a browser, or support for them. */
export const PERSON = row("in", { ...OUT, key: "SESSION_ONLY", bareKey: "SESSION_ONLY" });
/** The owner alone. */
export const OWNER = row("in", { ...OUT, key: "SESSION_ONLY", bareKey: "SESSION_ONLY", support: "OWNERS_ONLY" });
/** Administrators. */
export const ADMIN = row("FORBIDDEN", { ...OUT, key: "SESSION_ONLY", bareKey: "SESSION_ONLY", admin: "in" });

/**
 * Each call of a slice with what each caller meets: `access.data.ts` in the slice's folder. It is written by hand, apart
 * from the rules the server goes by.
 */
export type AccessRows = Readonly<Record<string, Verdicts>>;
