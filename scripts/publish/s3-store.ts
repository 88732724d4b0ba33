// The publisher's store over S3.
import { paginateListObjectsV2, S3, S3ServiceException } from '@aws-sdk/client-s3';
import type { ObjectHeaders, ObjectStore, StoredObject } from './store';

type S3Options = {
  readonly bucket: string;
  /** Empty, or ends with a slash. */
  readonly prefix: string;
  /** Endpoint of a store other than Amazon's, e.g. `https://<account>.r2.cloudflarestorage.com`. */
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
};

/** How often a request is tried before it counts as failed, with growing, randomized pauses. */
const attempts = 6;

/** A store that speaks S3. Credentials come only from the SDK's usual chain (environment, profile, role). */
export function s3Store(options: S3Options, check?: () => Promise<void>): ObjectStore {
  const { bucket, prefix, endpoint, region } = options;
  const client = new S3({
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(region === undefined ? {} : { region }),
    maxAttempts: attempts,
    retryMode: 'standard',
    requestHandler: { connectionTimeout: 10_000, requestTimeout: 60_000 },
    // Stores other than Amazon's do not support checksums in trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  if (check !== undefined)
    client.middlewareStack.add(
      (next, context) => async (args) => {
        if (/^(?:Put|Copy|Delete)Object/.test(String(context['commandName']))) await check();
        return next(args);
      },
      // Inside the SDK's retries, after signing: right before the request goes out.
      { name: 'checkBeforeWriting', step: 'finalizeRequest', priority: 'low' },
    );
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  const withHeaders = (headers: ObjectHeaders) => ({
    ContentType: headers.contentType,
    CacheControl: headers.cacheControl,
    Metadata: { sha256: headers.sha256 },
  });

  return {
    async list(below) {
      const objects: StoredObject[] = [];
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + below });
      for await (const { Contents: entries = [] } of pages)
        for (const entry of entries)
          objects.push({
            key: (entry.Key ?? '').slice(prefix.length),
            size: entry.Size ?? -1,
            modified: entry.LastModified?.getTime() ?? 0,
          });
      return objects;
    },
    describe: (key) =>
      orNull(async () => {
        const found = await client.headObject(at(key));
        return {
          contentType: found.ContentType ?? '',
          cacheControl: found.CacheControl ?? '',
          sha256: found.Metadata?.['sha256'] ?? '',
        };
      }),
    read: (key) =>
      orNull(async () => {
        const { Body: body } = await client.getObject(at(key));
        return Buffer.from((await body?.transformToByteArray()) ?? []);
      }),
    async put(key, body, headers) {
      await client.putObject({ ...at(key), ...withHeaders(headers), Body: body });
    },
    async copy(from, to, headers) {
      const source = `${bucket}/${prefix}${from}`.split('/').map(encodeURIComponent).join('/');
      await client.copyObject({
        ...at(to),
        ...withHeaders(headers),
        CopySource: source,
        MetadataDirective: 'REPLACE',
      });
    },
    async remove(key) {
      await client.deleteObject(at(key));
    },
    guarded: (asked) => s3Store(options, asked),
  };
}

/** The response, or null when the store has no such object. */
async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (
      error instanceof S3ServiceException &&
      error.$metadata.httpStatusCode === 404 &&
      error.name !== 'NoSuchBucket'
    )
      return null;
    throw error;
  }
}
