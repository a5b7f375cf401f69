import { randomBytes } from "node:crypto";
import type { Platform } from "../../platform/platform.ts";

const PURPOSE = "share";

/** A token of 128 random bits, as it is kept: what it is recognised by, and itself, sealed. */
export function newToken({ secrets }: Pick<Platform, "secrets">): { readonly mark: string; readonly sealedToken: string } {
  const token = randomBytes(16).toString("hex");
  return { mark: secrets.mac(PURPOSE, token), sealedToken: secrets.seal(token, PURPOSE) };
}

/** What a token is recognised by. */
export function markOf({ secrets }: Pick<Platform, "secrets">, token: string): string {
  return secrets.mac(PURPOSE, token);
}

/** The address of what a token opens; null where the server's secret has changed since. */
export function linkTo({ config, secrets }: Pick<Platform, "config" | "secrets">, sealedToken: string): string | null {
  try {
    return new URL(`/share/${secrets.open(sealedToken, PURPOSE)}`, config.publicUrl).href;
  } catch {
    return null;
  }
}
