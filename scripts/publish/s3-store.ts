// The publisher's store over S3.
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
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
  const client = new S3Client({
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
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + below, ContinuationToken: token }),
        );
        for (const entry of page.Contents ?? []) {
          objects.push({
            key: (entry.Key ?? '').slice(prefix.length),
            size: entry.Size ?? -1,
            modified: entry.LastModified?.getTime() ?? 0,
          });
        }
        token = page.NextContinuationToken;
      } while (token !== undefined);
      return objects;
    },
    describe: (key) =>
      orNull(async () => {
        const found = await client.send(new HeadObjectCommand(at(key)));
        return {
          contentType: found.ContentType ?? '',
          cacheControl: found.CacheControl ?? '',
          sha256: found.Metadata?.['sha256'] ?? '',
        };
      }),
    read: (key) =>
      orNull(async () => {
        const { Body: body } = await client.send(new GetObjectCommand(at(key)));
        return Buffer.from((await body?.transformToByteArray()) ?? []);
      }),
    async put(key, body, headers) {
      await client.send(new PutObjectCommand({ ...at(key), ...withHeaders(headers), Body: body }));
    },
    async copy(from, to, headers) {
      const source = `${bucket}/${prefix}${from}`.split('/').map(encodeURIComponent).join('/');
      await client.send(
        new CopyObjectCommand({
          ...at(to),
          ...withHeaders(headers),
          CopySource: source,
          MetadataDirective: 'REPLACE',
        }),
      );
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
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
