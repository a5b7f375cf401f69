import type { Platform } from "../../platform/platform.ts";

/** The two keys puzzles are signed with: one for what is asked, one for the answer that only we know beforehand. */
export function puzzleKeys(secrets: Platform["secrets"]): {
  readonly hmacSignatureSecret: string;
  readonly hmacKeySignatureSecret: string;
} {
  return {
    hmacSignatureSecret: secrets.mac("captcha", "puzzle"),
    hmacKeySignatureSecret: secrets.mac("captcha", "answer"),
  };
}
