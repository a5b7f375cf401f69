/** What stands beside the video and its table of contents. */
export interface ContentsCopy {
  readonly title: string;
  readonly lead: string;
  readonly videoTitle: string;
  readonly label: string;
  readonly parts: readonly string[];
  readonly buy: string;
}
