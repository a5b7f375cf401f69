/** What the guarantee told by its number says. */
export interface WeekCopy {
  readonly figure: string;
  readonly unit: string;
  readonly title: string;
  readonly lead: string;
  readonly days: readonly { readonly when: string; readonly words: string }[];
}
