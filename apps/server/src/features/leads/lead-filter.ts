/** Whose leads: a page's or a site's, and of which box. */
export interface LeadFilter {
  readonly pageId?: string | undefined;
  readonly siteId?: string | undefined;
  readonly box: "inbox" | "suspect" | "all";
}
