import type { Readable } from "node:stream";

/** What is known of a file without reading it. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  /** Tells this content of the key from every other that it has had or will have; means nothing beside another key. */
  readonly tag: string;
}

/** A part of a file, as `slice` counts: from byte `from` to the one before `to`; without `to`, to the end. */
export interface ByteRange {
  readonly from: number;
  readonly to?: number;
}

export interface StoredContent extends StoredFile {
  /** Where in the file the body begins, and the byte after its last. */
  readonly from: number;
  readonly to: number;
  /** The bytes, all of one content however often the key is put meanwhile. To be read to the end, or destroyed. */
  readonly body: Readable;
}

/** What must be so at the moment a file takes its place: there is none, or the one there has this tag. */
export type PutCondition = { readonly ifAbsent: true } | { readonly ifMatch: string };

export interface PutStreamOptions {
  /** Bytes that are taken at most. */
  readonly maxBytes: number;
  /** Bytes there will be, where that is known: fewer or more are not stored. */
  readonly size?: number;
  readonly condition?: PutCondition;
}

/**
 * Files by key: artefacts, manifests, images. A folder by default; keys, tags, conditions, ranges and lists are what
 * object stores have. A key is parts of letters, digits, `-`, `_` and `.`, with slashes between them, and never the
 * beginning of another up to a slash.
 */
export interface Storage {
  /**
   * On disk when it returns; an older file under the key is replaced whole or not at all.
   * @param after what must have happened before the file takes its place; it is written meanwhile. Where that fails the
   *   put fails with it, and nothing is changed.
   */
  put(key: string, bytes: Uint8Array, after?: Promise<unknown>): Promise<void>;
  /** As `put`, of a file that may be there already, unchanged, under a key that names its content. */
  putOnce(key: string, bytes: Uint8Array, after?: Promise<unknown>): Promise<void>;
  /** As `put`, of several who put under one condition at once one succeeds. Null, and nothing is changed, where it is not so. */
  putIf(key: string, bytes: Uint8Array, condition: PutCondition): Promise<StoredFile | null>;
  /**
   * As `put`, of bytes that are never in memory together. What ends in the middle, with the source's own error, leaves
   * nothing. Null where a condition is not so, which is looked at once all has come.
   * @throws {StorageRefused} `too_large` above `maxBytes`, `size` where it is not the one that was named
   */
  putStream(key: string, source: AsyncIterable<Uint8Array>, options: PutStreamOptions): Promise<StoredFile | null>;
  /** Null where there is no such file; throws where that cannot be found out. */
  get(key: string): Promise<Buffer | null>;
  /**
   * The file, or a part of it, as it is read. Null and throws as `get`.
   * @throws {StorageRefused} `range` where the file ends before the range begins
   */
  read(key: string, range?: ByteRange): Promise<StoredContent | null>;
  /** Null and throws as `get`. */
  head(key: string): Promise<StoredFile | null>;
  /** Throws, as `get` does. */
  has(key: string): Promise<boolean>;
  /** That there is no such file is no fault. */
  remove(key: string): Promise<void>;
  /**
   * Every key that starts with `prefix`, whatever it ends in and however deep they are, in the order of their bytes, and
   * of those the ones behind `after`. Read as it is asked for, so that no list is too long. What is put or removed
   * meanwhile may be among them or not.
   * @throws where it cannot be found out what is there; nothing at all is no fault
   */
  list(prefix: string, after?: string): AsyncIterable<string>;
  /**
   * Calls back after a put or `remove`: one of this process, or of another one that told of it. Null says that
   * anything may have changed.
   */
  onChange(listener: (key: string | null) => void): () => void;
  /** Says what another process has put or removed, or, with null, that it may have been anything. */
  noteChange(key: string | null): void;
  isReady(): Promise<boolean>;
  /** Whether there is room to write anything at all; looked at once a second at most. */
  hasRoom(): Promise<boolean>;
}
