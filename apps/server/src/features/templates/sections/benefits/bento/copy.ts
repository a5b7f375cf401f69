/** What the uneven tiles say. */
export interface BentoCopy {
  readonly title: string;
  readonly plan: { readonly title: string; readonly text: string; readonly alt: string };
  readonly phone: { readonly title: string; readonly text: string };
  readonly time: { readonly figure: string; readonly text: string };
  readonly keep: { readonly title: string; readonly points: readonly string[] };
}
