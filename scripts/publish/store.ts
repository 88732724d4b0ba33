/** An object in a listing of the store. */
export type StoredObject = {
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  /** When it was written, in milliseconds by the store's clock. */
  readonly modified: number;
};

/** Headers stored with an object. */
export type ObjectHeaders = {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly sha256: string;
};

/**
 * What the publisher needs from a store: what Amazon S3, Cloudflare R2 and Google Cloud Storage have in common, with
 * strongly consistent listings. Keys are relative to the site's prefix.
 */
export type ObjectStore = {
  list(prefix: string): Promise<readonly StoredObject[]>;
  /** Headers of an object, or null when there is none. */
  describe(key: string): Promise<ObjectHeaders | null>;
  /** Content of an object, or null when there is none. */
  read(key: string): Promise<Buffer | null>;
  /** Writes an object atomically. */
  put(key: string, body: Uint8Array | string, headers: ObjectHeaders): Promise<void>;
  /** Copies within the store, with new headers. */
  copy(from: string, to: string, headers: ObjectHeaders): Promise<void>;
  remove(key: string): Promise<void>;
  /** The same store, but `check` runs before each request that changes something, including retries. */
  guarded(check: () => Promise<void>): ObjectStore;
};
