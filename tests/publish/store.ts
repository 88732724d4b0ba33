import crypto from 'node:crypto';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import S3rver from 's3rver';
import { ports } from './ports';
import { startSwift, swiftKeys } from './swift';

const website =
  '<WebsiteConfiguration><IndexDocument><Suffix>index.html</Suffix></IndexDocument><ErrorDocument><Key>404.html</Key></ErrorDocument></WebsiteConfiguration>';

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
export type StoreKind = 's3rver' | 'swift';

/** Starts a store, and lets the publisher and the tests in with its keys. */
export async function startStore(kind: StoreKind): Promise<LocalStore> {
  const keys = kind === 'swift' ? swiftKeys : { id: 'S3RVER', secret: 'S3RVER' };
  process.env['AWS_ACCESS_KEY_ID'] = keys.id;
  process.env['AWS_SECRET_ACCESS_KEY'] = keys.secret;
  process.env['AWS_REGION'] = 'us-east-1';
  return kind === 'swift' ? startSwift(bucket, ports.store, ports.swift) : startS3rver();
}

/** The store of the package s3rver, with files below `.cache/store`. */
async function startS3rver(): Promise<LocalStore> {
  const directory = '.cache/store/live';
  rmSync('.cache/store', { recursive: true, force: true, maxRetries: 5 });
  mkdirSync(directory, { recursive: true });
  const store = new S3rver({
    address: '127.0.0.1',
    port: ports.store,
    silent: true,
    directory,
    resetOnClose: false,
    configureBuckets: [
      { name: bucket, configs: [website] },
      { name: previewBucket, configs: [] },
    ],
  });
  freshTags(store.store);
  wholePages(store.store);
  await store.run();
  return {
    save: (name: string) => cpSync(directory, `.cache/store/${name}`, { recursive: true }),
    restore: (name: string) => {
      rmSync(`${directory}/${bucket}`, { recursive: true, force: true });
      cpSync(`.cache/store/${name}/${bucket}`, `${directory}/${bucket}`, { recursive: true });
    },
    stop: async () => {
      store.httpServer.closeAllConnections();
      await store.close();
      rmSync('.cache/store', { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * Copies within this store keep the tag of the object that was there before, so that a browser would be told "not
 * modified". Real stores give a copy the tag of its content; with the old one out of the way, this one does so too.
 */
function freshTags(files: S3rver['store']): void {
  const copy = files.copyObject.bind(files);
  files.copyObject = async (srcBucket, srcKey, destBucket, destKey, metadata) => {
    rmSync(files.getResourcePath(destBucket, destKey, 'object.md5'), { force: true });
    return copy(srcBucket, srcKey, destBucket, destKey, metadata);
  };
}

/**
 * Lists beyond a thousand keys fail in this store: the marks between its pages are encrypted with DES, which OpenSSL 3
 * no longer has, and its keys come in the order of folders, so that a page leaves out keys of the one before. Real
 * stores sort all keys; this one does so too, and triple DES with one key three times is DES.
 */
function wholePages(files: S3rver['store']): void {
  const list = files.listObjects.bind(files);
  files.listObjects = async (name, options) => {
    const all = await list(name, { ...options, startAfter: undefined, maxKeys: Infinity });
    const rest = all.objects
      .toSorted((one, other) => Buffer.compare(Buffer.from(one.key), Buffer.from(other.key)))
      .filter(({ key }) => options.startAfter === undefined || key > options.startAfter);
    return {
      ...all,
      objects: rest.slice(0, options.maxKeys),
      isTruncated: rest.length > options.maxKeys,
    };
  };
  for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
    const make = crypto[name] as (algorithm: string, key: Buffer, start: Buffer) => unknown;
    Object.assign(crypto, {
      [name]: (algorithm: string, key: Buffer, start: Buffer) =>
        algorithm === 'des'
          ? make('des-ede3-cbc', Buffer.concat([key, key, key]), start)
          : make(algorithm, key, start),
    });
  }
}
