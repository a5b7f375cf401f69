/** What the inbox is narrowed to; kept in the address. */
export interface LeadSearch {
  readonly pageId?: string | undefined;
  readonly siteId?: string | undefined;
  /** `suspect` holds what the trap field or the limit of a form caught. */
  readonly box?: "suspect" | undefined;
}

/** Reads the filters of an address; what makes no sense is left out. */
export function readLeadSearch({ pageId, siteId, box }: Record<string, unknown>): LeadSearch {
  return {
    ...(typeof pageId === "string" ? { pageId } : {}),
    ...(typeof siteId === "string" ? { siteId } : {}),
    ...(box === "suspect" ? { box } : {}),
  };
}
