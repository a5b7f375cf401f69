/** Where a site of this name will be found; the server writes the pattern into the page that loads the app. */
export function siteAddress(name: string): string {
  const pattern = document.querySelector<HTMLMetaElement>('meta[name="vitrine-site-address"]')?.content ?? "";
  return pattern.replace("{name}", name);
}

/** An address as people say it: without the scheme and a slash at its end. */
export function spokenAddress(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/\/$/, "");
}
