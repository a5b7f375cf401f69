/** What the footer with the large name says. */
export interface WordmarkCopy {
  readonly brand: string;
  readonly links: readonly { readonly words: string; readonly href: string }[];
  readonly legal: string;
}
