import { localKeys, startLocalStore } from './local-store';
import { ports } from './ports';

/** The bucket that the tests publish to; its website is at `siteUrl`. */
export const bucket = 'site.test';
export const siteUrl = `http://${bucket}:${ports.store}`;
export const storeUrl = `http://127.0.0.1:${ports.store}`;

/** Starts a store, and sets its credentials for the publisher and the tests. */
export function startStore() {
  process.env['AWS_ACCESS_KEY_ID'] = localKeys.id;
  process.env['AWS_SECRET_ACCESS_KEY'] = localKeys.secret;
  process.env['AWS_REGION'] = 'us-east-1';
  return startLocalStore([bucket], ports.store);
}
