/** What the call over contour lines says. */
export interface ContourCopy {
  readonly title: string;
  readonly lead: string;
  readonly buy: string;
}
