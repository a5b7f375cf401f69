import type { Platform } from "../../platform/platform.ts";

/** What is kept of a browser's description of itself: enough to notice another one, too little to read it. */
export function fingerprintHash({ secrets }: Pick<Platform, "secrets">, fingerprint: string | null): string | null {
  return fingerprint ? secrets.mac("fingerprint", fingerprint) : null;
}
