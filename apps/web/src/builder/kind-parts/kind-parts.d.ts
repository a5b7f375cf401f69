/**
 * What of block kinds nobody needs before something is changed: schemas, new blocks, panels. Where files weigh nothing,
 * as in tests, it is there from the start.
 */
declare module "virtual:kind-parts" {
  function areKindPartsThere(): boolean;
  function loadKindParts(): Promise<void>;

  export { areKindPartsThere, loadKindParts };
}
