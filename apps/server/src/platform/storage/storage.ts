/** Files by key: artefacts, manifests, images. A folder by default; the keys are what object stores take. */
export interface Storage {
  /** On disk when it returns; an older file under the key is replaced whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Puts a file that may be there already, unchanged, under a key that names its content. */
  putOnce(key: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is no such file; throws where that cannot be found out. */
  get(key: string): Promise<Buffer | null>;
  /** Throws, as `get` does. */
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /**
   * Every key that starts with `prefix`, a key's own beginning that ends in a slash: those and nothing else, however
   * deep they are. What is put or removed meanwhile may be among them or not.
   * @throws where it cannot be found out what is there; nothing at all is no fault
   */
  list(prefix: string): Promise<string[]>;
  /**
   * Calls back after a `put` or `remove`: one of this process, or of another one that told of it. Null says that
   * anything may have changed.
   */
  onChange(listener: (key: string | null) => void): () => void;
  /** Says what another process has put or removed, or, with null, that it may have been anything. */
  noteChange(key: string | null): void;
  isReady(): Promise<boolean>;
  /** Whether there is room to write anything at all; looked at once a second at most. */
  hasRoom(): Promise<boolean>;
}
