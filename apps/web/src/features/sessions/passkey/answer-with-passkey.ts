/** Why a passkey was not used: the person or the browser said no. */
export class PasskeyDeclined extends Error {}

/** Whether this browser can use passkeys here: over https, or on this very machine. */
export function canUsePasskeys(): boolean {
  return isSecureContext && typeof PublicKeyCredential === "function";
}

/**
 * Has the browser answer a challenge with a passkey.
 * @throws PasskeyDeclined when it does not.
 */
export async function answerWithPasskey(options: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  try {
    const response = await startAuthentication({
      optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]["optionsJSON"],
    });
    return { ...response };
  } catch (error) {
    throw new PasskeyDeclined(String(error));
  }
}
