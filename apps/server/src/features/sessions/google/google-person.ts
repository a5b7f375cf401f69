import { z } from "zod";
import type { Platform } from "../../../platform/platform.ts";
import { googleClient } from "./google-client.ts";
import type { GoogleVisit } from "./google-visit.ts";

const claims = z.object({
  iss: z.string().min(1),
  sub: z.string().min(1).max(255),
  email: z
    .email()
    .max(320)
    .transform((email) => email.toLowerCase())
    .optional(),
  email_verified: z.boolean().default(false),
  name: z.string().trim().max(500).optional(),
});

/** Somebody as Google vouches for them. */
export interface GooglePerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string;
}

const LONGEST_NAME = 120;

/**
 * Takes what Google sent a browser back with for the person it is about. State, nonce, PKCE and signature are held to
 * the visit.
 * @throws Error when any of them does not match, or Google says no
 */
export async function googlePerson(
  platform: Pick<Platform, "config" | "outgoing" | "clock">,
  visit: GoogleVisit,
  parameters: Readonly<Record<string, unknown>>,
): Promise<GooglePerson | undefined> {
  const { openid, configuration, returnUrl } = await googleClient(platform);
  const url = new URL(returnUrl);
  for (const [name, value] of Object.entries(parameters)) if (typeof value === "string") url.searchParams.set(name, value);
  const reply = await openid.authorizationCodeGrant(configuration, url, {
    expectedState: visit.state,
    expectedNonce: visit.nonce,
    pkceCodeVerifier: visit.verifier,
    idTokenExpected: true,
  });
  const read = claims.safeParse(reply.claims());
  if (!read.success) return undefined;
  const { iss, sub, email, email_verified, name } = read.data;
  return {
    issuer: iss,
    subject: sub,
    email: email ?? null,
    isEmailVerified: email_verified,
    name: (name || email?.split("@")[0] || "Google").slice(0, LONGEST_NAME),
  };
}
