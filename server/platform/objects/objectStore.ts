/** A file in a store. */
export interface StoredObject {
  key: string;
  bytes: number;
  changedAt: Date;
}

/**
 * Files by key, such as `raw/ab/abcd`, each there completely or not at all. Calls throw {@link StoreError} if the store
 * refuses or does not answer.
 */
export interface ObjectStore {
  /** The place for people: a folder, or `s3://bucket/prefix`. */
  readonly name: string;
  /** Stores a file, in place of an earlier one of the same key. */
  put: (key: string, path: string) => Promise<void>;
  /** Copies an object to a file; false if there is none, and then no file either. The signal breaks off a long download. */
  fetch: (key: string, path: string, signal?: AbortSignal) => Promise<boolean>;
  /** Size of an object; null if there is none. */
  bytesOf: (key: string) => Promise<number | null>;
  /** All objects whose keys begin so. */
  list: (prefix: string) => Promise<StoredObject[]>;
  /** Removes objects; those that are not there count as removed. */
  remove: (keys: readonly string[]) => Promise<void>;
}

/** A store refuses, or cannot be reached. The message says what to do about it. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** Key of an operator's file, and its path below a data directory. */
export function rawKey(sha256: string): string {
  return `raw/${sha256.slice(0, 2)}/${sha256}`;
}
