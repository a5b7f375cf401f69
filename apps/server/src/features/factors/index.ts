/** Factors: what shows that it is you besides the password. Codes by e-mail, authenticator app, recovery codes, passkeys. */
export { checkFactor } from "./check-factor.ts";
export { checkPasskeyLogIn } from "./check-passkey-log-in.ts";
export { exportFactors } from "./export-factors.ts";
export { factorCodeState } from "./factor-code-state.ts";
export { forgetFactors } from "./forget-factors.ts";
export { factorMigrations } from "./migrations.ts";
export { passkeyRequest } from "./passkey-request.ts";
export { factorRoutes } from "./routes.ts";
export { sendFactorCode } from "./send-factor-code.ts";
export { twoFactorOf } from "./two-factor-of.ts";
export { withTwoFactor } from "./two-factor-store.ts";
