/** What the article says; `parts` are its chapters, each with a heading and paragraphs. */
export interface PresellCopy {
  readonly title: string;
  readonly description: string;
  readonly magazine: string;
  readonly sponsored: string;
  readonly section: string;
  readonly headline: string;
  readonly standfirst: string;
  readonly byline: string;
  readonly imageAlt: string;
  readonly caption: string;
  readonly opening: readonly string[];
  readonly parts: readonly { readonly title: string; readonly words: readonly string[] }[];
  readonly quote: string;
  readonly clock: { readonly title: string; readonly alt: string; readonly steps: readonly (readonly [hour: string, words: string])[] };
  readonly box: {
    readonly label: string;
    readonly title: string;
    readonly words: readonly string[];
    readonly go: string;
    readonly note: string;
  };
  readonly footer: string;
}
