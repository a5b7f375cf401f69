import { errors, jwtVerify, SignJWT } from "jose";
import type { Platform } from "../../../platform/platform.ts";
import type { AccountRow } from "../../accounts/index.ts";
import { SIGNING_ALGORITHM, signingKeyOf } from "./signing-key.ts";

type Parts = Pick<Platform, "database" | "secrets" | "clock" | "config">;

/** Seconds a token counts. */
const LIFETIME_S = 5 * 60;
/** Seconds that clocks of nodes may differ. */
const TOLERANCE_S = 5;

/** A token that says who somebody is, for apps that trust this installation; it opens nothing here by itself. */
export async function makeIdentityToken(
  platform: Parts,
  account: Pick<AccountRow, "id" | "email" | "emailConfirmedAt" | "name">,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const { clock, config } = platform;
  const { kid, privateKey } = await signingKeyOf(platform);
  const issuedAt = Math.floor(clock.now() / 1000);
  const expiresAt = issuedAt + LIFETIME_S;
  const token = await new SignJWT({ email: account.email, email_verified: account.emailConfirmedAt !== null, name: account.name })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid, typ: "JWT" })
    .setIssuer(config.publicUrl)
    .setAudience(config.publicUrl)
    .setSubject(account.id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(privateKey);
  return { token, expiresAt: new Date(expiresAt * 1000) };
}

/** The account a token of ours was made for; undefined for any other text, and once it has run out. */
export async function accountOfToken(platform: Parts, token: string): Promise<string | undefined> {
  const { clock, config } = platform;
  const { publicKey } = await signingKeyOf(platform);
  try {
    const { payload } = await jwtVerify(token, publicKey, {
      algorithms: [SIGNING_ALGORITHM],
      issuer: config.publicUrl,
      audience: config.publicUrl,
      currentDate: new Date(clock.now()),
      // Counted from when it was made, so that a clock set back does not lengthen it.
      maxTokenAge: LIFETIME_S,
      clockTolerance: TOLERANCE_S,
      requiredClaims: ["sub", "exp", "iat"],
    });
    return payload.sub;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
