import type { ImportNotice } from "@vitrine/contract";
import type { DocumentProblem, Language } from "@vitrine/document";
import type { HtmlFragment } from "../read-html-fragment.ts";
import type { ReadPage } from "../reading/read-page.ts";
import type { ReadingRefusal } from "../reading/reading-refused.ts";

/** A file that came with a page, by its path, or a style sheet by its address. */
export type NamedBytes = readonly (readonly [name: string, bytes: Uint8Array])[];

/** A file that somebody has sent, which is a page or a project, with what came along in an archive. */
export interface FileJob {
  readonly kind: "file";
  readonly bytes: Uint8Array;
  /** The page's own among the files. */
  readonly path: string;
  readonly sheets: NamedBytes;
  readonly paths: readonly string[];
  /** What the page speaks where it does not say. */
  readonly language: Language;
  /** Whether it may be a project. */
  readonly mayBeProject: boolean;
}

/** A page of the web, with the style sheets that could be had. */
export interface WebJob {
  readonly kind: "web";
  readonly bytes: Uint8Array;
  readonly url: string;
  readonly sheets: NamedBytes;
  readonly language: Language;
}

/** A page of the web, of which it is to be known what it was made with and which style sheets it names. */
export interface SightJob {
  readonly kind: "sight";
  readonly bytes: Uint8Array;
  readonly url: string;
}

/** HTML of a clipboard. */
export interface FragmentJob {
  readonly kind: "fragment";
  readonly html: string;
  readonly language: Language;
}

export type ReadingJob = FileJob | WebJob | SightJob | FragmentJob;

/** A page as it goes from thread to thread. */
export interface SentPage extends Omit<ReadPage, "notes"> {
  readonly notices: readonly ImportNotice[];
}

/** What a page of the web is at first sight. */
export interface PageSight {
  readonly isFromWordpress: boolean;
  readonly sheetAddresses: readonly string[];
}

/** What becomes of a job; one that is no text at all is refused like what is no page. */
export type ReadingAnswer =
  | { readonly refused: ReadingRefusal; readonly problems: readonly DocumentProblem[] }
  | { readonly page: SentPage }
  /** The project's JSON, no longer than one may be. */
  | { readonly project: string }
  | { readonly sight: PageSight }
  | { readonly fragment: HtmlFragment };
