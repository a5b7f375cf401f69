import { randomInt } from "node:crypto";
import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Secrets } from "../../../platform/secrets.ts";
import { RECOVERY_CODES } from "../failures/limits.ts";
import { replaceRecoveryCodes } from "./recovery-store.ts";

/** Crockford's base 32: without I, L, O and U, which are misread. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 10;

/** What a code of an account is recognised by; `code` as the contract reads it, without hyphens. */
export function recoveryMac(secrets: Secrets, accountId: string, code: string): string {
  return secrets.mac("recovery-code", `${accountId}|${code}`);
}

/** Makes an account's recovery codes in the place of those it had; shown as `XXXXX-XXXXX`, this once. */
export async function makeCodes(queries: Queries, { secrets }: Pick<Platform, "secrets">, accountId: string): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) {
    codes.add(Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(""));
  }
  const all = [...codes];
  await replaceRecoveryCodes(
    queries,
    accountId,
    all.map((code) => recoveryMac(secrets, accountId, code)),
  );
  return all.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}
