import type { LibraryKind } from "@vitrine/contract";

/** A file of an account's library, as what is shown of it is made and pages show it. */
export interface LibraryImage {
  readonly id: string;
  readonly accountId: string;
  readonly kind: LibraryKind;
  /** The first 40 digits of the SHA-256 of what was uploaded: with the account, it names the files. */
  readonly hash: string;
  /** Of what was uploaded. */
  readonly bytes: number;
  /** In pixels, the right way up; 0 for a sound. */
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  readonly hasAlpha: boolean;
  /** Whether it is a drawing, shown as it is at every width. */
  readonly isVector: boolean;
}
