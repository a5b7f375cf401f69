import type { ImportReport } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import type { PageRow } from "../pages/index.ts";
import type { SiteRow } from "../sites/index.ts";

export interface NewImport {
  readonly bytes: Buffer;
  readonly siteId: string;
  readonly slug: string;
  /** Empty for the page's own, or that of the project. */
  readonly title: string;
  /** What the page speaks where it does not say. */
  readonly language: Language;
  /** Aborted when nobody waits for it any more: nothing is made then. */
  readonly givenUp: AbortSignal;
}

export interface ImportedPage {
  readonly row: PageRow;
  readonly site: SiteRow;
  readonly report: ImportReport;
}
