/**
 * What of block kinds nobody needs before something is changed: schemas, new blocks, panels. Where files weigh nothing,
 * as in tests, it is there from the start.
 */
declare module "virtual:kind-parts" {
  function areKindPartsThere(): boolean;
  function loadKindParts(): Promise<void>;

  export { areKindPartsThere, loadKindParts };
}

/** What the schemas of a page are made with and nothing else, for who changes its settings and none of its blocks. */
declare module "virtual:page-schemas" {
  function loadSchemas(): Promise<void>;

  export { loadSchemas };
}

/** All of it, for who waits for nothing. Empty where it is there from the start. */
declare module "virtual:all-kind-parts" {
  const parts: Readonly<Record<string, object>>;

  export { parts };
}

declare module "virtual:kept-kind-parts" {
  function keepKindParts(parts: Readonly<Record<string, object>>): void;

  export { keepKindParts };
}
