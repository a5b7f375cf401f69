/** Files by key: artefacts, manifests, pictures. A folder by default; the keys are what object stores take. */
export interface Storage {
  /** On disk when it returns; an older file under the key is replaced whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Puts a file that may be there already, unchanged, under a key that names its content. */
  putOnce(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Keys that start with `prefix`, which ends in a slash. */
  list(prefix: string): Promise<string[]>;
  /** Calls back after a `put` or `remove` in this process. */
  onChange(listener: (key: string) => void): () => void;
  isReady(): Promise<boolean>;
  /** Whether there is room to write anything at all; looked at once a second at most. */
  hasRoom(): Promise<boolean>;
}
