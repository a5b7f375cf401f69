import type { Platform } from "../../../platform/platform.ts";

/** A browser's description of itself says its form in front; the first form said none. */
const FORM = /^(\d{1,3})\./;

/** What is kept of a browser's description of itself: enough to notice another one, too little to read it. Its form stays readable. */
export function fingerprintHash({ secrets }: Pick<Platform, "secrets">, fingerprint: string | null): string | null {
  if (!fingerprint) return null;
  const [form = ""] = FORM.exec(fingerprint) ?? [];
  return form + secrets.mac("fingerprint", fingerprint);
}

/**
 * Whether a session turned up in another browser. Descriptions of different forms are not compared: a new version
 * of the dashboard describes the same browser in another way, and must log nobody out.
 */
export function isOtherBrowser(kept: string | null, asked: string | null): boolean {
  if (kept === null || asked === null || formOf(kept) !== formOf(asked)) return false;
  return kept !== asked;
}

function formOf(hash: string): string {
  return FORM.exec(hash)?.[1] ?? "";
}
