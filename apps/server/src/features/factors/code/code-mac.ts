import type { Secrets } from "../../../platform/secrets.ts";
import type { CodeOwner } from "./code-store.ts";

/** What a code is recognised by: the same digits sent to another log-in, or for another purpose, are another code. */
export function codeMac(secrets: Secrets, { accountId, purpose, boundTo }: CodeOwner, code: string): string {
  return secrets.mac("factor-code", [accountId, purpose, boundTo, code].join("|"));
}
