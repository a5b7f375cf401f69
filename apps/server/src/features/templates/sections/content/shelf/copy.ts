/** What the section about why the course exists says. */
export interface ShelfCopy {
  readonly label: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly creed: string;
  readonly signed: string;
  readonly imageAlt: string;
}
