/** What the open questions say. */
export interface OpenCopy {
  readonly title: string;
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}
