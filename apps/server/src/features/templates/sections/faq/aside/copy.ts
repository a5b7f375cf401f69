/** What the questions with a card below them say. */
export interface AsideCopy {
  readonly title: string;
  readonly help: { readonly title: string; readonly text: string; readonly button: string; readonly mail: string };
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}
