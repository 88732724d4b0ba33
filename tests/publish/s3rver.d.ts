declare module 's3rver' {
  import type { Server } from 'node:http';

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      resetOnClose: boolean;
      configureBuckets: { name: string; configs: string[] }[];
    });
    httpServer: Server;
    /** The files behind it. */
    store: {
      copyObject(
        srcBucket: string,
        srcKey: string,
        destBucket: string,
        destKey: string,
        metadata: unknown,
      ): Promise<unknown>;
      listObjects(
        bucket: string,
        options: { startAfter: string | undefined; maxKeys: number },
      ): Promise<{ objects: { key: string }[]; isTruncated: boolean }>;
      getResourcePath(bucket: string, key: string, part: string): string;
    };
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
