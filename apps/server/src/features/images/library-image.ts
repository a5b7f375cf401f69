/** An image of an account, as its files are made and pages show them. */
export interface LibraryImage {
  readonly id: string;
  readonly accountId: string;
  /** The first 40 digits of the SHA-256 of what was uploaded: with the account, it names the files. */
  readonly hash: string;
  /** In pixels, the right way up. */
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  readonly hasAlpha: boolean;
}
