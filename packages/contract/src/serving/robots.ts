/** Characters, and lines, that an owner may add to a site's robots.txt. */
export const ROBOTS_MOST = 2_000;
const MOST_LINES = 100;

const LINE = /^(?:user-agent|allow|disallow|crawl-delay|sitemap|clean-param|host|noindex):[\x20-\x7e]*$/i;

/** A line of one's own that robots would not read; null where all are in order. */
export function wrongRobotsLine(text: string): { readonly line: number; readonly text: string } | null {
  const lines = text.split("\n");
  for (const [index, each] of lines.entries()) {
    const line = each.trim();
    const isRead = line === "" || (line.startsWith("#") && !/\p{Cc}/u.test(line)) || LINE.test(line);
    if (!isRead || index >= MOST_LINES) return { line: index + 1, text: line };
  }
  return null;
}

/** What robots are told: to look at everything, what an owner adds to that, and where the list of pages is. */
export function robotsText(own: string, siteUrl: string): string {
  const added = own.trim();
  return `User-agent: *\nAllow: /\n${added === "" ? "" : `${added}\n`}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
