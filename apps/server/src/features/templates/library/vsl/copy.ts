/** What the video sales page says. */
export interface VslCopy {
  readonly title: string;
  readonly description: string;
  readonly kicker: string;
  readonly length: string;
  readonly headline: string;
  readonly videoTitle: string;
  readonly watch: string;
  readonly watchNote: string;
  readonly lessons: { readonly title: string; readonly items: readonly (readonly [name: string, words: string])[] };
  readonly example: {
    readonly title: string;
    readonly words: readonly string[];
    readonly quotes: readonly (readonly [words: string, who: string])[];
  };
  readonly offer: {
    readonly title: string;
    readonly items: readonly string[];
    readonly price: string;
    readonly terms: string;
    readonly buy: string;
    readonly promise: string;
  };
  readonly questions: { readonly title: string; readonly items: readonly (readonly [question: string, ...answer: string[]])[] };
  readonly footer: readonly string[];
}
