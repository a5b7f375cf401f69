/** What the build left for the server to use. */
export interface BuildFiles {
  readonly databaseWorker: URL;
  readonly databaseInitialiser: URL;
  /** Compiles large pages. */
  readonly compileWorker: URL;
  /** Reads pages of elsewhere. */
  readonly readingWorker: URL;
  readonly webFolder: URL;
  readonly visitorFolder: URL;
  /** Images made for the product, with their index. */
  readonly imagesFolder: URL;
}
