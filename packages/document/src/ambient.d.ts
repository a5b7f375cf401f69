/** What every runtime of this package (browser, Node) has, and no TypeScript library without DOM declares. */
declare const crypto: { getRandomValues(array: Uint8Array): Uint8Array };
declare class URLSearchParams {
  constructor(query: string);
  keys(): IterableIterator<string>;
  get(key: string): string | null;
}
