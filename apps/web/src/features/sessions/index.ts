/** Sessions: signing up, logging in, and everything on the way. */
export { CodeField } from "./code-field.tsx";
export { ConfirmEmailBar, DeletionBar, ProofDialog, SupportBar } from "./lazy-parts.ts";
export { unmetRules } from "./password-rules.ts";
export { PasswordStrength } from "./password-strength.tsx";
export { sessionsSlice } from "./slice.ts";
