import { localKeys, startLocalStore } from './local-store';
import { ports } from './ports';
import { startSwift, swiftKeys } from './swift';

/** The bucket that the tests publish to; its website is at `siteUrl`. */
export const bucket = 'site.test';
/** The bucket of previews, a folder for each request. */
export const previewBucket = 'previews.test';
export const siteUrl = `http://${bucket}:${ports.store}`;
export const storeUrl = `http://127.0.0.1:${ports.store}`;

/** An object store on this machine, with snapshots of its content. */
export type LocalStore = {
  readonly save: (name: string) => void;
  readonly restore: (name: string) => void;
  readonly stop: () => Promise<void>;
};

/** Two stores that share no code: what a publisher may rely on is what both do. */
export type StoreKind = 'local' | 'swift';

/** Starts a store, and lets the publisher and the tests in with its keys. */
export async function startStore(kind: StoreKind): Promise<LocalStore> {
  const keys = kind === 'swift' ? swiftKeys : localKeys;
  process.env['AWS_ACCESS_KEY_ID'] = keys.id;
  process.env['AWS_SECRET_ACCESS_KEY'] = keys.secret;
  process.env['AWS_REGION'] = 'us-east-1';
  return kind === 'swift'
    ? startSwift(bucket, ports.store, ports.swift)
    : startLocalStore([bucket, previewBucket], ports.store);
}
