import type { Config } from "../platform/config.ts";
import { hostName } from "../platform/http/host-name.ts";

/** Which names are the platform's own. */
export interface PlatformNames {
  readonly dashboard: string;
  readonly uploads: string;
  /** The domain that sites are under. */
  readonly sites: string;
  /** What the names of sites end in that have none of their own, with the dot. */
  readonly siteSuffix: string;
  /** Whether nobody else can have a name: it is the platform's, or the domain of sites, or under it. */
  has(name: string): boolean;
  /** Whether a name is the domain of sites, or one label under it, as a wildcard stands for them. */
  isForSites(name: string): boolean;
  /** The name whose part says what is under it: a label for a site under the platform's domain; null for the platform's own. */
  partOf(name: string): string | null;
}

export function platformNames({ publicUrl, uploadsOrigin, sitesDomain }: Config): PlatformNames {
  const dashboard = hostName(new URL(publicUrl).host);
  const uploads = hostName(new URL(uploadsOrigin).host);
  const sites = hostName(sitesDomain);
  const siteSuffix = `.${sites}`;
  return {
    ...{ dashboard, uploads, sites, siteSuffix },
    has: (name) => name === dashboard || name === uploads || name === sites || name.endsWith(siteSuffix),
    isForSites: (name) => name === sites || (name.endsWith(siteSuffix) && !name.slice(0, -siteSuffix.length).includes(".")),
    partOf(name) {
      if (name === dashboard || name === uploads) return null;
      return name.endsWith(siteSuffix) ? name.slice(0, -siteSuffix.length) : name;
    },
  };
}
