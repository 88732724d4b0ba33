// Writes compressed copies beside files, for servers that send them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isCompressible, mediaType } from './media-type';

/** Writes `.gz` and `.br` beside every text file above half a kilobyte. Returns how many files got them. */
export function compressFiles(root: string, paths: readonly string[]): number {
  let count = 0;
  for (const path of paths) {
    const body = readFileSync(join(root, path));
    if (body.length < 512 || !isCompressible(mediaType(path))) continue;
    writeFileSync(join(root, `${path}.gz`), gzipSync(body, { level: 9 }));
    writeFileSync(
      join(root, `${path}.br`),
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    count += 1;
  }
  return count;
}
