import type { Fragment, PicturePlace } from "@vitrine/document";

/** Where a picture is to be had; null where there is no address that it may be fetched from. */
export type PictureSource = { readonly address: string } | { readonly file: File } | null;

/** A picture that the account has yet to get, and the places of new blocks that wait for it. */
export interface WantedPicture {
  readonly source: PictureSource;
  readonly places: readonly PicturePlace[];
}

/** What a clip becomes: new blocks under fresh ids, without the pictures that are still to come. */
export interface Pasteable {
  readonly fragment: Fragment;
  readonly pictures: readonly WantedPicture[];
  /** The ids that its blocks had where they were copied. */
  readonly originals: readonly string[];
  /** The address that is all the clip holds. */
  readonly address?: string;
}
