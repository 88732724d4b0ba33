import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { cityPages } from '@/components/locations/model/city-pages';
import { routeList } from '@/content/site/routes';
import { s3Store } from '@/scripts/publish/s3-store';
import { bucket, storeUrl } from './store';

/** The store as the tests read it, bypassing the proxy. */
export function openStore(prefix = '') {
  return s3Store({ bucket, prefix, endpoint: storeUrl, region: 'us-east-1' });
}

/**
 * The faults of any page that the store serves now: a missing file, or one that does not match its integrity hash.
 * Checks pages under both names, and the scripts that islands load later.
 */
export async function pageFaults(): Promise<readonly string[]> {
  const store = openStore();
  const objects = new Set((await store.list('')).map(({ key }) => `/${key}`));
  const digests = new Map<string, string>();
  const digestOf = async (path: string) => {
    const known =
      digests.get(path) ??
      `sha256-${createHash('sha256')
        .update((await store.read(path.slice(1))) ?? '')
        .digest('base64')}`;
    digests.set(path, known);
    return known;
  };
  const faults: string[] = [];
  const addresses = [...routeList, ...cityPages].flatMap(({ path }) =>
    path === '/' ? ['/index.html'] : [path, `${path}.html`],
  );
  for (const address of addresses) {
    const body = await store.read(address.slice(1));
    if (body === null) {
      faults.push(`${address} is gone`);
      continue;
    }
    const html = body.toString();
    if (!html.endsWith('</html>')) faults.push(`${address} is cut off`);
    for (const { path, integrity } of askedBy(html)) {
      if (!objects.has(path)) faults.push(`${address} requests ${path}, which is not there`);
      else if (integrity !== undefined && integrity !== (await digestOf(path)))
        faults.push(`${address} requests another ${path}`);
    }
  }
  return faults;
}

type Asked = { readonly path: string; readonly integrity: string | undefined };

function askedBy(html: string): readonly Asked[] {
  const $ = load(html);
  const of = (selector: string, attribute: string): readonly Asked[] =>
    $(selector)
      .toArray()
      .map((element) => ({
        path: $(element).attr(attribute) ?? '',
        integrity: $(element).attr('integrity'),
      }));
  const sources = of('source[srcset], img[srcset]', 'srcset').flatMap(({ path }) =>
    path.split(',').map((part) => ({ path: part.trim().split(' ')[0] ?? '', integrity: undefined })),
  );
  const later = (JSON.parse($('#island-files').text() || '[]') as readonly (readonly [string, string])[]).map(
    ([path, integrity]) => ({ path, integrity }),
  );
  const hrefs = of(
    'link[rel="stylesheet"], link[rel="preload"], link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]',
    'href',
  );
  return [...of('script[src]', 'src'), ...hrefs, ...of('img[src]', 'src'), ...sources, ...later].filter(
    ({ path }) => path.startsWith('/'),
  );
}
