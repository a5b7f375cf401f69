/** What the footer with its three columns says. */
export interface DirectoryCopy {
  readonly brand: string;
  readonly motto: string;
  readonly groups: readonly { readonly title: string; readonly links: readonly { readonly words: string; readonly href: string }[] }[];
  readonly legal: string;
}
