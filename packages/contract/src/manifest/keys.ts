/** All that is kept of one site, each part under a key that begins so. */
export function siteFolder(siteName: string): string {
  return `sites/${siteName}/`;
}

/** Where the part is that says whose a site is: without it nothing else of the site is served. */
export function siteKey(siteName: string): string {
  return `${siteFolder(siteName)}site.json`;
}

/** Where the part of one path is; `hash` is the first 40 digits of the SHA-256 of the path, with the slash at its start. */
export function pathKey(siteName: string, hash: string): string {
  return `${siteFolder(siteName)}paths/${hash}.json`;
}

/** Where the part of one page is, wherever the page is served. */
export function pageKey(siteName: string, pageId: string): string {
  return `${siteFolder(siteName)}pages/${pageId}.json`;
}

/** All redirects of a site, whichever list they are of. */
export function redirectsFolder(siteName: string): string {
  return `${siteFolder(siteName)}redirects/`;
}

/** Where the redirects of a list are whose paths' hashes end up in one share; `name` is made of the list's content. */
export function redirectsKey(siteName: string, name: string, share: number): string {
  return `${redirectsFolder(siteName)}${name}-${share}.json`;
}

/** In which share of a list a path is, by the digits of its hash. */
export function shareOf(hash: string, shares: number): number {
  return Number.parseInt(hash.slice(0, 8), 16) % shares;
}

/** The icons of a site, of which its own part names one. */
export function iconsFolder(siteName: string): string {
  return `${siteFolder(siteName)}icons/`;
}

/** Where an icon of a site is; `name` is made of its content. */
export function iconKey(siteName: string, name: string): string {
  return `${iconsFolder(siteName)}${name}.png`;
}

/** The list of a site's pages for search engines, in some files. */
export function sitemapFolder(siteName: string): string {
  return `${siteFolder(siteName)}sitemap/`;
}

/** Where one of these files is. */
export function sitemapKey(siteName: string, shard: string): string {
  return `${sitemapFolder(siteName)}${shard}.json`;
}

/** Where every preview is noted, under keys that begin so. */
export const PREVIEWS_FOLDER = "previews/";

/** Where one preview is; `hash` is the first 40 digits of the SHA-256 of its token, so that a list of keys opens none. */
export function previewKey(hash: string): string {
  return `${PREVIEWS_FOLDER}${hash}.json`;
}

/** Where the part is of a name that leads to a site besides the label it began under: a domain, or another label. */
export function hostKey(host: string): string {
  return `${FOLDER_OF_HOSTS}${host}.json`;
}

export const FOLDER_OF_HOSTS = "hosts/";

/** The name that a key under it is of; null where it is of none. */
export function hostOfKey(key: string): string | null {
  return /^hosts\/(.+)\.json$/.exec(key)?.[1] ?? null;
}

/** Where a certificate is; `name` is the first 40 digits of the SHA-256 of its chain. */
export function certificateKey(name: string): string {
  return `certificates/${name}.json`;
}

/** Where a challenge of an authority is; `hash` is the first 40 digits of the SHA-256 of its token. */
export function challengeKey(hash: string): string {
  return `challenges/${hash}.json`;
}

/** Where a challenge within TLS is; `hash` is the first 40 digits of the SHA-256 of its host. */
export function tlsChallengeKey(hash: string): string {
  return `tls-challenges/${hash}.json`;
}

/** Where a challenge in the zone of challenges is; `hash` is the first 40 digits of the SHA-256 of its name. */
export function dnsChallengeKey(hash: string): string {
  return `dns-challenges/${hash}.json`;
}

/** Where it is said which certificate the sites under a domain of the platform's have. */
export function wildcardKey(domain: string): string {
  return `wildcards/${domain}.json`;
}

/** Where the manifest of a site was kept while it was one file. */
export function wholeManifestKey(siteName: string): string {
  return `sites/${siteName}.json`;
}

/** Where a content-addressed file is kept; `encoding` names its precompressed copies. */
export function artefactKey(hash: string, encoding: "identity" | "br" | "gzip" = "identity"): string {
  const suffix = encoding === "identity" ? "" : encoding === "br" ? ".br" : ".gz";
  return `artefacts/${hash.slice(0, 2)}/${hash}${suffix}`;
}
