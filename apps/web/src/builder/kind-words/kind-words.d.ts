/**
 * Brings the words of all block kinds in some languages: those that a page is shown with, and with `loadMore…` those of
 * panels and new blocks too; or what kinds are called, in every language. Every one is there from the start where files weigh nothing, as in tests.
 */
declare module "virtual:kind-words" {
  function loadKindNames(): Promise<void>;
  function loadKindWords(...languages: readonly import("@vitrine/document").Language[]): Promise<void>;
  function loadMoreKindWords(...languages: readonly import("@vitrine/document").Language[]): Promise<void>;

  export { loadKindNames, loadKindWords, loadMoreKindWords };
}

/** The words that are there, to hand them to a worker, and how it takes them: none by itself. */
declare module "virtual:kept-kind-words" {
  type KindWords = Readonly<Partial<Record<import("@vitrine/document").Language, object>>>;

  function keptKindWords(): KindWords;
  function keepKindWords(words: KindWords): void;

  export { type KindWords, keepKindWords, keptKindWords };
}
