import type { Platform } from "../../../platform/platform.ts";
import type { Requester } from "../requester.ts";
import { checkPasskey } from "./check-passkey.ts";

export interface PasskeyLogIn {
  /** What the challenge was given to. */
  readonly boundTo: string;
  readonly response: Readonly<Record<string, unknown>>;
  /** The browser and address that answer. */
  readonly from: Requester;
}

/**
 * Whose account a passkey opens by itself. It counts as both factors: something one has, and the verification of
 * its owner that every passkey here is asked for.
 * @throws Refusal PASSKEY_REFUSED
 */
export async function checkPasskeyLogIn(
  platform: Platform,
  { boundTo, response, from }: PasskeyLogIn,
): Promise<{ readonly accountId: string }> {
  const { accountId } = await checkPasskey(platform, { purpose: "log_in", boundTo, accountId: null }, response, { from });
  return { accountId };
}
