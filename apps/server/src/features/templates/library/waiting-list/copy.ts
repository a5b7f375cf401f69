/** What the page says before a course opens. */
export interface WaitingListCopy {
  readonly title: string;
  readonly description: string;
  readonly brand: string;
  readonly opens: string;
  /** One sentence in five lines, each set heavier than the one before; the last is the page's heading. */
  readonly lines: readonly [faint: string, light: string, plain: string, firm: string];
  readonly headline: string;
  readonly lead: string;
  readonly form: { readonly name: string; readonly email: string; readonly submit: string; readonly thanks: string };
  readonly note: string;
  readonly facts: readonly (readonly [title: string, words: string])[];
  readonly footer: string;
}
