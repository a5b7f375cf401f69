/**
 * Whether a page may have code of its owner's, by its policy: with such code it takes whatever styles stand in it, and
 * behind a frame there may be anybody's page.
 * @param csp as `contentSecurityPolicy` writes it
 */
export function mayHaveOwnCode(csp: string): boolean {
  const sources = new Map(csp.split("; ").map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]));
  const takesAnyStyle = sources.get("style-src")?.includes("'unsafe-inline'") ?? true;
  return takesAnyStyle || sources.get("frame-src")?.join() !== "'none'";
}
