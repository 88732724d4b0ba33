import type { ObjectHeaders, ObjectStore } from '@/scripts/publish/store';

export type Kept = ObjectHeaders & { readonly body: string; readonly modified: number };

/** An in-memory store that counts requests and can fail at a chosen one. */
export class MemoryStore implements ObjectStore {
  objects = new Map<string, Kept>();
  /** Milliseconds; each write advances it by a second. */
  clock = 1_000_000;
  /** Mutating requests, in order: `put key`, `copy key`, `remove key`. */
  writes: string[] = [];
  /** How many more mutating requests succeed before the connection drops. */
  left = Infinity;

  copyOf(): MemoryStore {
    const other = new MemoryStore();
    other.objects = new Map(this.objects);
    other.clock = this.clock;
    return other;
  }

  async list(prefix: string) {
    if (this.left <= 0) throw new Error('killed');
    const found = [...this.objects].filter(([key]) => key.startsWith(prefix));
    return found.map(([key, { body, modified }]) => {
      return { key, size: Buffer.byteLength(body), modified };
    });
  }

  async describe(key: string) {
    return this.objects.get(key) ?? null;
  }

  async read(key: string) {
    const found = this.objects.get(key);
    return found === undefined ? null : Buffer.from(found.body);
  }

  async put(key: string, body: Uint8Array | string, headers: ObjectHeaders) {
    this.note(`put ${key}`);
    this.keep(key, typeof body === 'string' ? body : Buffer.from(body).toString(), headers);
  }

  async copy(from: string, to: string, headers: ObjectHeaders) {
    const found = this.objects.get(from);
    if (found === undefined) throw new Error(`${from} is not there`);
    this.note(`copy ${to}`);
    this.keep(to, found.body, headers);
  }

  async remove(key: string) {
    this.note(`remove ${key}`);
    this.objects.delete(key);
  }

  guarded(check: () => Promise<void>): ObjectStore {
    return {
      list: (prefix) => this.list(prefix),
      describe: (key) => this.describe(key),
      read: (key) => this.read(key),
      put: async (...args) => check().then(() => this.put(...args)),
      copy: async (...args) => check().then(() => this.copy(...args)),
      remove: async (key) => check().then(() => this.remove(key)),
      guarded: (other) => this.guarded(other),
    };
  }

  private keep(key: string, body: string, { contentType, cacheControl, sha256 }: ObjectHeaders) {
    this.objects.set(key, { body, contentType, cacheControl, sha256, modified: this.clock });
  }

  private note(write: string) {
    if (this.left <= 0) throw new Error('killed');
    this.left -= 1;
    this.clock += 1000;
    this.writes.push(write);
  }
}
