import type { Config } from "../../../platform/config.ts";

/**
 * The library that reads passkeys takes a quarter of a second and 27 MB to load: only a server that meets a
 * passkey pays for it.
 */
export const loadWebAuthn = () => import("@simplewebauthn/server");

/** EdDSA, ES256 and RS256, by their COSE numbers: what passkeys may sign with. */
export const ALGORITHMS = [-8, -7, -257];

/** The site passkeys belong to: the dashboard's host name, and the one origin they may be used from. */
export function passkeySite({ publicUrl }: Pick<Config, "publicUrl">): { readonly rpId: string; readonly origin: string } {
  return { rpId: new URL(publicUrl).hostname, origin: publicUrl };
}

/** What an authenticator keeps of the account beside the passkey, and tells when it logs in without a name: the account's id. */
export function userHandle(accountId: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(accountId, "utf8"));
}
