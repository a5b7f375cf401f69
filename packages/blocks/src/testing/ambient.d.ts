/** Vitest hands tests the files that fit a pattern, by path. */
interface ImportMeta {
  glob(pattern: string): Readonly<Record<string, () => Promise<unknown>>>;
}
