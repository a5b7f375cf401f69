import { nameServers } from "../../platform/dns/name-servers.ts";
import { openResolver } from "../../platform/dns/resolver.ts";
import type { Platform } from "../../platform/platform.ts";
import { openAuthority } from "./certificates/account/authority.ts";
import { reportWildcard, type WildcardReport } from "./certificates/wildcard/tend-wildcard.ts";

/** How it stands with the certificate of the platform's own sites, for a command that is carried out by itself; null where there is to be none. */
export async function reportWildcardOf(platform: Platform): Promise<WildcardReport | null> {
  const authority = await openAuthority(platform);
  try {
    const resolver = openResolver({ servers: nameServers(platform.config.dnsServers) });
    return await reportWildcard(platform, { resolver, authority });
  } finally {
    await authority?.acme.stop();
  }
}
