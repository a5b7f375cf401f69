import type { DocumentProblem } from "@vitrine/document";

/** Why nothing is made of a page; `document` where what it would become is more than a page may be. */
export type ReadingRefusal = "INVALID_HTML" | "PAGE_SECURED" | "TOO_LARGE" | "document";

/** A page that is refused, whoever reads it: it knows nothing of replies, which a thread has none of. */
export class ReadingRefused extends Error {
  readonly why: ReadingRefusal;
  readonly problems: readonly DocumentProblem[];

  constructor(why: ReadingRefusal, problems: readonly DocumentProblem[] = []) {
    super(why);
    this.name = "ReadingRefused";
    this.why = why;
    this.problems = problems;
  }
}
