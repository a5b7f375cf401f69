/** `too_large` more bytes came than are taken · `size` not as many as were named · `range` the file ends before it begins. */
export type StorageReason = "too_large" | "size" | "range";

/** Something that storage does not do, and why. */
export class StorageRefused extends Error {
  readonly reason: StorageReason;
  /** Bytes of the file, where a range is not in it. */
  readonly size: number | undefined;

  constructor(reason: StorageReason, size?: number) {
    super(`storage: ${reason}`);
    this.name = "StorageRefused";
    this.reason = reason;
    this.size = size;
  }
}
