/** Sessions: signing up, logging in, and everything on the way. */

export { LogInAgainDialog } from "./log-in/lazy-log-in-again-dialog.ts";
export { unmetRules } from "./password/password-rules.ts";
export { PasswordStrength } from "./password/password-strength.tsx";
export { ProofDialog } from "./proof/lazy-proof-dialog.ts";
export { CodeField } from "./second-factor/code-field.tsx";
export { sessionsSlice } from "./slice.ts";
