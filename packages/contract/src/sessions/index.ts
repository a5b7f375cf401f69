/** What the apps use of this slice besides its calls. */

export { SESSION_ERRORS } from "./errors.ts";
export type { LogInStep } from "./log-in-step.ts";
export { SESSION_CODES, type Session, type SessionCode, type TrustedDevice, type Validation } from "./session.ts";
