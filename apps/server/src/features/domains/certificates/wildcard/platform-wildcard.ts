import type { Config } from "../../../../platform/config.ts";
import { CHALLENGE_LABEL } from "../../records/challenge-alias.ts";

/** One certificate for all names of sites under the platform's domain. */
export interface PlatformWildcard {
  /** What its row is kept under, and stands in it: `*.sites.example`. */
  readonly host: string;
  readonly domain: string;
  /** Where an authority looks. */
  readonly askedAt: string;
  /** The name in the zone of challenges to which an entry there has to lead; the same where the zone is that very name. */
  readonly challengeName: string;
}

const LABEL = "sites";

/**
 * The certificate that is to be had for sites that have no domain of their own; null where this server does not speak HTTPS
 * for them, or has no zone for challenges, or their domain is one that other networks do not know.
 */
export function platformWildcard({
  acmeDns,
  httpsPort,
  sitesDomain,
}: Pick<Config, "acmeDns" | "httpsPort" | "sitesDomain">): PlatformWildcard | null {
  const { hostname: domain } = new URL(`http://${sitesDomain}`);
  if (acmeDns === null || httpsPort === undefined || !domain.includes(".") || domain.endsWith(".localhost")) return null;
  const askedAt = `${CHALLENGE_LABEL}.${domain}`;
  return { host: `*.${domain}`, domain, askedAt, challengeName: askedAt === acmeDns.zone ? askedAt : `${LABEL}.${acmeDns.zone}` };
}
