/** What stands around the video on the dark stage. */
export interface StageCopy {
  readonly title: string;
  readonly lead: string;
  readonly videoTitle: string;
  readonly chapters: readonly { readonly time: string; readonly words: string }[];
}
