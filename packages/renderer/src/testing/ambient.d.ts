/** Vitest hands tests the content of the files that fit a pattern, by path. */
interface ImportMeta {
  glob(pattern: string, options: { readonly eager: true; readonly import: "default" }): Readonly<Record<string, unknown>>;
}
