/** What the link page says. */
export interface LinkInBioCopy {
  readonly title: string;
  readonly description: string;
  readonly name: string;
  readonly about: string;
  readonly links: { readonly pieces: string; readonly classes: string; readonly visit: string; readonly order: string };
  readonly pieces: {
    readonly title: string;
    readonly items: readonly { readonly name: string; readonly made: string; readonly price: string; readonly alt: string }[];
    readonly note: string;
  };
  readonly classes: { readonly title: string; readonly words: readonly string[] };
  readonly visit: { readonly title: string; readonly words: readonly string[] };
  readonly mail: string;
  readonly follow: string;
}
