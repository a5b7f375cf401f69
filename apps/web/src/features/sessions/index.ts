/** Sessions: signing up, logging in, and everything on the way. */
export { CodeField } from "./code-field.tsx";
export { LogInAgainDialog } from "./lazy-log-in-again-dialog.ts";
export { ProofDialog } from "./lazy-proof-dialog.ts";
export { unmetRules } from "./password-rules.ts";
export { PasswordStrength } from "./password-strength.tsx";
export { sessionsSlice } from "./slice.ts";
