import type { Config } from "../../../platform/config.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { DomainRow } from "../domain-store.ts";
import type { Way } from "./order/show-challenge.ts";
import { challengeNameOf, findServedDomain, ledHostsOf } from "./served-hosts.ts";
import { platformWildcard } from "./wildcard/platform-wildcard.ts";

/** A certificate that is to be made. */
export interface Wanted {
  /** The names in it: a host's own alone; with a wildcard, the domain that it is of. */
  readonly names: readonly [string, ...string[]];
  /** How an authority can find out that they are ours, the best first. */
  readonly ways: readonly [Way, ...Way[]];
  /** The name in the zone of challenges that it comes to when it looks in the DNS; null where it does not come there. */
  readonly challengeName: string | null;
}

/** What is to be made for a host; null where nothing is: it is nobody's any more, or an authority would not find us. */
export async function findWanted({ database, config }: Pick<Platform, "database" | "config">, host: string): Promise<Wanted | null> {
  const wildcard = platformWildcard(config);
  if (host === wildcard?.host) return { names: [host, wildcard.domain], ways: ["dns-01"], challengeName: wildcard.challengeName };
  const domain = await findServedDomain(database.queries, host);
  return domain ? wantedOf(config, domain, host) : null;
}

function wantedOf({ acmeDns, httpsPort }: Pick<Config, "acmeDns" | "httpsPort">, domain: DomainRow, host: string): Wanted | null {
  const found = challengeNameOf(domain, host);
  // The operator may have named another zone since it was looked for.
  const challengeName = acmeDns && found?.endsWith(`.${acmeDns.zone}`) ? found : null;
  const isLed = ledHostsOf(domain).includes(host);
  const ways: Way[] = [
    ...(challengeName === null ? [] : (["dns-01"] as const)),
    ...(isLed ? (["http-01"] as const) : []),
    ...(isLed && httpsPort !== undefined ? (["tls-alpn-01"] as const) : []),
  ];
  const [first, ...others] = ways;
  return first ? { names: [host], ways: [first, ...others], challengeName } : null;
}
