import { canUsePasskeys } from "./answer-with-passkey.ts";

/** Whether this browser can offer passkeys among the suggestions of a field. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!canUsePasskeys() || typeof PublicKeyCredential.parseRequestOptionsFromJSON !== "function") return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/**
 * Waits in the background until somebody chooses a passkey among the suggestions of the field that is marked
 * `webauthn`. Rejects when the signal gives it up, or when the browser or the person says no.
 */
export async function waitForPasskey(options: Record<string, unknown>, signal: AbortSignal): Promise<Record<string, unknown>> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  const chosen = await navigator.credentials.get({ mediation: "conditional", publicKey, signal });
  if (!(chosen instanceof PublicKeyCredential)) throw new TypeError("no passkey was given");
  return { ...chosen.toJSON() };
}
