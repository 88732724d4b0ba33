import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from '@/scripts/hosting/compress-files';
import { listPaths, readSiteFiles } from '@/scripts/hosting/site-files';
import { digestOf } from '@/scripts/publish/build-record';

it('the publisher sees the same export after its text files were compressed for a server', () => {
  const root = mkdtempSync(join(tmpdir(), 'export-'));
  try {
    writeFileSync(join(root, 'index.html'), 'word '.repeat(200));
    const before = digestOf(readSiteFiles(root));
    expect(compressFiles(root, listPaths(root))).toBe(1);
    expect(digestOf(readSiteFiles(root))).toBe(before);
    expect(listPaths(root)).toEqual(['/index.html']);
  } finally {
    rmSync(root, { recursive: true });
  }
});
