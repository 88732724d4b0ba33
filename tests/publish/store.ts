import { s3Store } from '@/scripts/publish/s3-store';
import { localKeys, startLocalStore } from './local-store';
import { ports } from './ports';

/** The bucket that the tests publish to; its website is at `siteUrl`. */
export const bucket = 'site.test';
export const siteUrl = `http://${bucket}:${ports.store}`;
const storeUrl = `http://127.0.0.1:${ports.store}`;

/** Starts a store, and sets its credentials for the publisher and the tests. */
export function startStore() {
  process.env['AWS_ACCESS_KEY_ID'] = localKeys.id;
  process.env['AWS_SECRET_ACCESS_KEY'] = localKeys.secret;
  process.env['AWS_REGION'] = 'us-east-1';
  return startLocalStore(bucket, ports.store);
}

/** The store as the tests read it, bypassing the proxy. */
export function openStore(prefix = '') {
  return s3Store({ bucket, prefix, endpoint: storeUrl, region: 'us-east-1' });
}
