/** What the section with a tab for each kind of reader says. */
export interface HoursCopy {
  readonly title: string;
  readonly lead: string;
  readonly panels: readonly {
    readonly tab: string;
    readonly title: string;
    readonly text: string;
    readonly points: readonly string[];
    readonly alt: string;
  }[];
}
