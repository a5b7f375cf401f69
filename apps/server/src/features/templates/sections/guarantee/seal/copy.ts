/** What the guarantee with its seal says. */
export interface SealCopy {
  readonly title: string;
  readonly terms: readonly string[];
  readonly how: { readonly title: string; readonly steps: readonly string[] };
}
