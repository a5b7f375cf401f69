/** What the list is opened with. */
export interface DomainSearch {
  /** The site that a domain is to be connected to at once. */
  readonly connect?: string;
}

export function readDomainSearch({ connect }: Record<string, unknown>): DomainSearch {
  return typeof connect === "string" && connect.startsWith("sit_") ? { connect } : {};
}
