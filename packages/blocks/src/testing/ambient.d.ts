/** Vitest hands tests the files that fit a pattern, by path. */
interface ImportMeta {
  glob(pattern: string): Readonly<Record<string, () => Promise<unknown>>>;
  /** Their text. */
  glob(
    pattern: string,
    options: { readonly query: "?raw"; readonly import: "default"; readonly eager: true },
  ): Readonly<Record<string, string>>;
}
