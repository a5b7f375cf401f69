/** Why the browser made no passkey: it has one of this account already, or the person or the browser said no. */
export class PasskeyNotMade extends Error {
  readonly reason: "known" | "declined";

  constructor(reason: "known" | "declined", cause: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Whether this browser can make passkeys here: over https, or on this very machine. */
export function canMakePasskeys(): boolean {
  return isSecureContext && typeof PublicKeyCredential === "function";
}

/**
 * Has the browser make a passkey.
 * @throws PasskeyNotMade
 */
export async function makePasskey(options: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  try {
    const response = await startRegistration({
      optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]["optionsJSON"],
    });
    return { ...response };
  } catch (error) {
    const isKnown =
      error instanceof Error &&
      (error.name === "InvalidStateError" || ("code" in error && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED"));
    throw new PasskeyNotMade(isKnown ? "known" : "declined", error);
  }
}
