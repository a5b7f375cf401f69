/** Brings the drawings of brands' marks; all are there from the start where files weigh nothing, as in tests. */
declare module "virtual:brand-marks" {
  /** Whether blocks of a kind show any. */
  function showsMarks(kind: string): boolean;
  function loadBrandMarks(): Promise<void>;

  export { loadBrandMarks, showsMarks };
}

/** The drawings that are there, and how a window reads those of another; null while there are none. */
declare module "virtual:kept-brand-marks" {
  type BrandMarks = Readonly<Record<string, Readonly<Record<string, string>>>>;

  function keptBrandMarks(): BrandMarks | null;
  function keepBrandMarks(marks: BrandMarks): void;
  function readMarksOf(other: () => BrandMarks | null): void;

  export { type BrandMarks, keepBrandMarks, keptBrandMarks, readMarksOf };
}

/** All drawings, for who cannot do without. */
declare module "virtual:all-brand-marks" {
  const marks: import("virtual:kept-brand-marks").BrandMarks;

  export { marks };
}

/** Brings the views of kinds that most pages do without; all are there from the start where files weigh nothing, as in tests. */
declare module "virtual:rare-views" {
  /** Whether the view of a kind is among them. */
  function isRare(kind: string): boolean;
  function loadRareViews(): Promise<void>;

  export { isRare, loadRareViews };
}

/** The views that are there, and how a window draws with those of another; null while there are none. */
declare module "virtual:kept-rare-views" {
  type RareViews = Readonly<Record<string, import("@vitrine/blocks").BlockView<never>>>;

  function keptRareViews(): RareViews | null;
  function keepRareViews(views: RareViews): void;
  function readRareViewsOf(other: () => RareViews | null): void;

  export { keepRareViews, keptRareViews, type RareViews, readRareViewsOf };
}

/** All of them, for who cannot do without. */
declare module "virtual:all-rare-views" {
  const views: import("virtual:kept-rare-views").RareViews;

  export { views };
}
