/** What the apps use of this slice besides its calls. */

export { FACTOR_ERRORS } from "./errors.ts";
export type { FactorState, Passkey } from "./factor-state.ts";
export { FACTOR_METHODS, type FactorMethod, type FactorProof, factorCode, factorProof } from "./proof.ts";
