/** What the postcard says. */
export interface PostcardCopy {
  readonly title: string;
  readonly words: readonly string[];
  readonly buy: string;
  readonly ask: string;
  readonly mail: string;
  readonly address: readonly string[];
}
