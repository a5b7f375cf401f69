/** Who tries each call. `stale` is somebody whose session was revoked; `support` an administrator who acts for a customer. */
export const CALLERS = ["nobody", "free", "trial", "churned", "lapsed", "paid", "admin", "key", "bareKey", "support", "stale"] as const;
export type CallerKind = (typeof CALLERS)[number];

/** What somebody meets: `in`, or the code of the refusal. */
type Verdicts = Readonly<Record<CallerKind, string>>;

function row(all: string, others: Partial<Verdicts> = {}): Verdicts {
  return { ...(Object.fromEntries(CALLERS.map((kind) => [kind, all])) as Record<CallerKind, string>), ...others };
}

const OUT = { nobody: "NOT_SIGNED_IN", stale: "NOT_SIGNED_IN" };

/** Open to everybody. */
const OPEN = row("in");
/** An account's own things, through a session or a key that may. */
const OWN = row("in", { ...OUT, bareKey: "KEY_SCOPE" });
/** What a plan must include. */
const PLAN = row("in", { ...OUT, bareKey: "KEY_SCOPE", free: "PLAN_REQUIRED", churned: "NOT_PAID", lapsed: "NOT_PAID" });
/** A person in a browser, or support for them. */
const PERSON = row("in", { ...OUT, key: "SESSION_ONLY", bareKey: "SESSION_ONLY" });
/** The owner alone. */
const OWNER = row("in", { ...OUT, key: "SESSION_ONLY", bareKey: "SESSION_ONLY", support: "OWNERS_ONLY" });
/** Administrators. */
const ADMIN = row("FORBIDDEN", { ...OUT, key: "SESSION_ONLY", bareKey: "SESSION_ONLY", admin: "in" });

/** Every call with what each caller meets. It is written by hand, apart from the rules the server goes by. */
export const MATRIX: Readonly<Record<string, Verdicts>> = {
  "GET /accounts/me": OWN,
  "PATCH /accounts/me": OWN,
  "POST /accounts/me/email/confirmation": OWNER,
  "POST /accounts/me/email": OWNER,
  "DELETE /accounts/me/email": OWNER,
  "POST /accounts/email/confirm": OPEN,
  "GET /accounts/me/keys": OWNER,
  "POST /accounts/me/keys": OWNER,
  "DELETE /accounts/me/keys/{id}": OWNER,
  "GET /accounts/me/export": OWNER,
  "POST /accounts/me/deletion": OWNER,
  "DELETE /accounts/me/deletion": OWNER,
  "GET /account/events": OWNER,
  "GET /auth/factors": OWNER,
  "PUT /auth/factors/email": OWNER,
  "POST /auth/factors/app": OWNER,
  "POST /auth/factors/app/confirm": OWNER,
  "DELETE /auth/factors/app": OWNER,
  "POST /auth/factors/recovery-codes": OWNER,
  "POST /auth/factors/passkeys/options": OWNER,
  "POST /auth/factors/passkeys": OWNER,
  "PATCH /auth/factors/passkeys/{id}": OWNER,
  "DELETE /auth/factors/passkeys/{id}": OWNER,
  "GET /auth/options": OPEN,
  "POST /auth/signup": OPEN,
  "POST /auth/login": OPEN,
  "GET /auth/login": OPEN,
  "DELETE /auth/login": OPEN,
  "POST /auth/two-factor/send": OPEN,
  "POST /auth/two-factor/passkey": OPEN,
  "POST /auth/two-factor/verify": OPEN,
  "POST /auth/passkey/options": OPEN,
  "POST /auth/passkey": OPEN,
  "GET /auth/google/start": OPEN,
  "GET /auth/google/callback": OPEN,
  "POST /auth/sessions/create": OPEN,
  "POST /auth/sessions/validate": OPEN,
  "GET /auth/sessions/list": OWNER,
  "DELETE /auth/sessions/{sessionId}": PERSON,
  "POST /auth/sessions/revoke-all": OWNER,
  "GET /auth/devices": OWNER,
  "DELETE /auth/devices/{id}": OWNER,
  "POST /auth/devices/remove-all": OWNER,
  "POST /auth/recover": OPEN,
  "POST /auth/reset": OPEN,
  "POST /auth/password": OWNER,
  "GET /auth/proof": OWNER,
  "POST /auth/proof/start": OWNER,
  "POST /auth/proof": OWNER,
  "POST /auth/token": OWNER,
  "GET /auth/keys": OPEN,
  "POST /auth/crisp/sign": OWNER,
  "DELETE /auth/support": PERSON,
  "GET /captcha/challenge": OPEN,
  "GET /legal/{document}": OPEN,
  "GET /plans": OPEN,
  "GET /admin/plans": ADMIN,
  "PUT /admin/plans/{id}": ADMIN,
  "DELETE /admin/plans/{id}": ADMIN,
  "GET /admin/accounts": ADMIN,
  "GET /admin/accounts/{id}": ADMIN,
  "GET /admin/accounts/{id}/events": ADMIN,
  "PUT /admin/accounts/{id}/plan": ADMIN,
  "PUT /admin/accounts/{id}/clone-access": ADMIN,
  "PATCH /admin/accounts/{id}/flags": ADMIN,
  "POST /admin/accounts/{id}/sign-out": ADMIN,
  "POST /admin/accounts/{id}/support": ADMIN,
  "GET /regions": OPEN,
  "POST /sites": PLAN,
  "GET /sites": OWN,
  "GET /templates": OPEN,
  "GET /templates/{id}": OPEN,
  "POST /pages": PLAN,
  "GET /pages": OWN,
  "GET /pages/{id}": OWN,
  "PATCH /pages/{id}": PLAN,
  "POST /pages/{id}/duplicate": PLAN,
  "DELETE /pages/{id}": OWN,
  "GET /pages/{id}/document": OWN,
  "PUT /pages/{id}/document": PLAN,
  "POST /pages/{id}/operations": PLAN,
  "POST /pages/{id}/publish": PLAN,
  "POST /pages/{id}/unpublish": OWN,
  "POST /images": OWN,
  "GET /images": OWN,
  "GET /leads": OWN,
  "GET /leads.csv": OWN,
};
