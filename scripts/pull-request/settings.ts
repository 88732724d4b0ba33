/** Settings that a workflow passes in its environment, or a developer sets by hand. */
export type Env = Readonly<Record<string, string | undefined>>;

/** The value of a setting. @throws a sentence when it is missing. */
export function needed(env: Env, name: string, what: string): string {
  const value = env[name] ?? '';
  if (value === '') throw new Error(`${name} is not set: ${what}. See docs/publishing.md.`);
  return value;
}

/** The folder of a pull request in the preview bucket, and the address at which it is a site's root. */
export type PreviewPlace = { readonly number: number; readonly to: string; readonly url: string };

/**
 * Where a preview goes. Pages use root-relative URLs, so each pull request has its own host name
 * (`https://pr-12.preview.example.com`), which the edge maps to its folder (`pr-12/`) in the bucket.
 * @throws a sentence if the number or the host is invalid.
 */
export function previewPlace(env: Env): PreviewPlace {
  const number = needed(env, 'PREVIEW_NUMBER', 'the number of the pull request');
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new Error(`PREVIEW_NUMBER is "${number}". Give a whole number.`);
  const to = needed(env, 'PREVIEW_TO', 'the bucket of previews, such as s3://previews').replace(/\/+$/, '');
  const host = env['PREVIEW_HOST'] ?? '';
  if (host !== '' && !/^[a-z0-9.-]+$/.test(host))
    throw new Error(`PREVIEW_HOST is "${host}". Write the host alone, such as preview.example.com.`);
  return {
    number: Number(number),
    to: `${to}/pr-${number}`,
    url: host === '' ? '' : `https://pr-${number}.${host}`,
  };
}

/** Options for a store other than Amazon's, from `STORE_ENDPOINT` and `STORE_REGION`. */
export function storeOptions(env: Env): readonly string[] {
  return [
    ...(env['STORE_ENDPOINT'] ? ['--endpoint', env['STORE_ENDPOINT']] : []),
    ...(env['STORE_REGION'] ? ['--region', env['STORE_REGION']] : []),
  ];
}
