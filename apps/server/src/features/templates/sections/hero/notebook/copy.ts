/** What the opening with the notebook says. */
export interface NotebookCopy {
  readonly title: string;
  readonly lead: string;
  readonly buy: string;
  readonly imageAlt: string;
  readonly facts: readonly { readonly figure: string; readonly meaning: string }[];
}
