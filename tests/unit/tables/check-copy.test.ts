import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultsOfCopy } from '@/scripts/tables/check-copy';

describe('copy that cannot be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is named by file and line, with what to look for', () => {
    mkdirSync(join(folder, 'home'));
    writeFileSync(
      join(folder, 'home/home.ts'),
      "export const hero = {\n  title: 'Don't wait',\n  lead: 'Begin.',\n};\n",
    );
    writeFileSync(join(folder, 'fine.ts'), "export const title = 'Begin' as const;\n");
    expect(faultsOfCopy(folder)).toEqual([
      expect.stringMatching(
        /home\/home\.ts, line 2: "title: 'Don't wait'," cannot be read\. Every text begins and ends/,
      ),
    ]);
  });

  it('is not in this site', () => {
    expect(faultsOfCopy()).toEqual([]);
  });
});
