import type { Platform } from "../../../platform/platform.ts";

/** Under which an authority looks for the entry that shows whose a domain is (RFC 8555, 8.4). */
export const CHALLENGE_LABEL = "_acme-challenge";

const PURPOSE = "challenge-alias";
/** Of hex: 128 bits. */
const LETTERS = 32;

/**
 * Where an entry of a customer's may lead authorities, so that a certificate is made while visitors are still elsewhere: a
 * name for one host and one account, always the same, that nobody else can work out. Null where no zone is answered for.
 * @param token what the account shows the domain by
 */
export function challengeAlias(
  { config: { acmeDns }, secrets }: Pick<Platform, "config" | "secrets">,
  host: string,
  token: string,
): string | null {
  return acmeDns && `${secrets.mac(PURPOSE, `${token} ${host}`).slice(0, LETTERS)}.${acmeDns.zone}`;
}
