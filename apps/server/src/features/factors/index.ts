/** Factors: what shows that it is you besides the password. Codes by e-mail, authenticator app, recovery codes, passkeys. */
export { checkFactor } from "./check-factor.ts";
export { factorCodeState } from "./code/factor-code-state.ts";
export { sendFactorCode } from "./code/send-factor-code.ts";
export { forgetFactors } from "./forget-factors.ts";
export { checkPasskeyLogIn } from "./passkey/check-passkey-log-in.ts";
export { passkeyRequest } from "./passkey/passkey-request.ts";
export { factorsSlice } from "./slice.ts";
export { twoFactorOf } from "./two-factor-of.ts";
export { withTwoFactor } from "./two-factor-store.ts";
