/** What the section about the way through the course says. */
export interface PathCopy {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly (readonly [when: string, title: string, words: string])[];
}
