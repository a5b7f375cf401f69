/** What the journal holds of a lead: everything that must outlive the database. */
export interface LeadEntry {
  readonly kind: "lead";
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly siteId: string;
  readonly accountId: string;
  readonly pageId: string;
  readonly formId: string;
  readonly formName: string;
  readonly answers: readonly { name: string; label: string; input: string; value: string }[];
  readonly pageUri: string;
  readonly referer: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly isSuspect: boolean;
  /** Of a quiz: the step that was reached, and its question. */
  readonly step?: string;
  readonly question?: string;
}
