/** The place a site is published to. */
export type Target = {
  readonly bucket: string;
  /** Empty, or ends with a slash. */
  readonly prefix: string;
};

/**
 * Reads `s3://bucket` or `s3://bucket/prefix`.
 * @throws a sentence for anything else.
 */
export function parseTarget(raw: string | undefined): Target {
  const match = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(raw ?? '');
  const prefix = (match?.[2] ?? '').replace(/\/+$/, '');
  if (
    match === null ||
    prefix.split('/').some((part, index) => part === '..' || (part === '' && index > 0))
  ) {
    throw new Error(`"${raw ?? ''}" is no target. Write it as --to s3://bucket or --to s3://bucket/prefix.`);
  }
  return { bucket: match[1] ?? '', prefix: prefix === '' ? '' : `${prefix}/` };
}
