/** An object as a listing of the store shows it. */
export type StoredObject = {
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  readonly etag: string;
  /** When it was written, in milliseconds by the clock of the store. */
  readonly modified: number;
};

/** What is kept with an object beside its content. */
export type ObjectHeaders = {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly sha256: string;
};

/**
 * What the publisher needs of a store: the least that Amazon S3, Cloudflare R2 and Google Cloud Storage have in common,
 * with listings that show at once what was written. Keys are below the prefix of the site.
 */
export type ObjectStore = {
  list(prefix: string): Promise<readonly StoredObject[]>;
  /** Headers of an object, or null when there is none. */
  describe(key: string): Promise<(ObjectHeaders & { readonly etag: string }) | null>;
  /** Content of a small text object, or null when there is none. */
  read(key: string): Promise<string | null>;
  /** Content of any object, or null when there is none. */
  readBytes(key: string): Promise<Uint8Array | null>;
  /** Writes an object whole or not at all. Returns its tag. */
  put(key: string, body: Uint8Array | string, headers: ObjectHeaders): Promise<string>;
  /** Copies within the store, with headers of its own. Returns the tag of the copy. */
  copy(from: string, to: string, headers: ObjectHeaders): Promise<string>;
  remove(key: string): Promise<void>;
  /** The same store, but `check` is asked before each request that changes something, before each new try of it too. */
  guarded(check: () => Promise<void>): ObjectStore;
};
