import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contentModules } from '@/content/site/content-modules';
import { allPlaceholders } from '@/content/site/registry';
import { placeholder, placeholdersOfModules } from '@/lib/facts/facts';
import { contentFiles, contentListFile, contentListText, importedFirst } from '@/scripts/build/content-list';

describe('the list of content modules', () => {
  it('is what the folder holds; "npx tsx scripts/build/content-list.ts" writes it', () => {
    expect(readFileSync(contentListFile, 'utf8')).toBe(contentListText(contentFiles()));
  });

  it('names each module after those that it imports', () => {
    const imports = new Map([
      ['a', ['c', 'lib']],
      ['b', ['a']],
      ['c', ['d']],
    ]);
    expect(importedFirst(['a', 'b', 'c', 'd'], imports)).toEqual(['d', 'c', 'a', 'b']);
  });
});

describe('placeholders of all modules', () => {
  it('are found in every export, and a shared one only in the file that it comes from', () => {
    const shared = placeholder('(602) 555-0100', 'The phone.');
    const twice = placeholder(false, 'Whether it is featured.');
    expect(
      placeholdersOfModules({
        'content/a.ts': {
          phone: shared,
          b: new Map([['x', new Set([placeholder(1, 'A number.')])]]),
          say: () => '',
        },
        'content/c.ts': {
          contact: { phone: shared },
          list: [
            { id: 'n', is: twice },
            { id: 'm', is: twice },
          ],
        },
      }).map(({ file, field }) => `${file}: ${field}`),
    ).toEqual([
      'content/a.ts: b.x[0]',
      'content/a.ts: phone',
      'content/c.ts: list[n].is',
      'content/c.ts: list[m].is',
    ]);
  });

  it('have a field each, so that a list can lead to them', () => {
    const places = allPlaceholders().map(({ file, field }) => `${file}: ${field}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
    expect(Object.keys(contentModules)).toEqual([...contentFiles()]);
  });
});

describe('a copy of the site with planted placeholders', () => {
  const copy = mkdtempSync(join(tmpdir(), 'content-'));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is refused for one in a new export, in a new file and in a day of review, and for a row against the tables', () => {
    for (const path of ['public/gazetteer', 'components', 'content', 'lib', 'scripts', 'tsconfig.json'])
      cpSync(path, join(copy, path), { recursive: true });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
    const write = (text: string) => `import { placeholder } from '@/lib/facts/facts';\n${text}\n`;
    appendFileSync(
      join(copy, 'content/clinical/values.ts'),
      write("export const plantedExport = { deep: [placeholder('x', 'Planted in an export.')] };"),
    );
    writeFileSync(
      join(copy, 'content/home/planted.ts'),
      write(
        "export const plantedFile = placeholder('y', 'Planted in a file.');\nexport const checkedOn = '2001-01-01';",
      ),
    );
    appendFileSync(
      join(copy, 'content/tables/timeline.csv'),
      'planted-row,2019,Planted,We teach in 500 cities.,confirmed\n',
    );
    const run = (...args: readonly string[]) => {
      try {
        const tsx = resolve('node_modules/tsx/dist/cli.mjs');
        return execFileSync(process.execPath, [tsx, ...args], {
          cwd: copy,
          encoding: 'utf8',
          env: { ...process.env, SITE_ENV: 'production' },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
      } catch (error) {
        return (error as { stderr: string }).stderr;
      }
    };
    run('scripts/build/content-list.ts');
    const refusal = run('scripts/check/readiness.ts', '--gate');
    expect(refusal).toContain(
      'content/clinical/values.ts: plantedExport.deep[0] is "x". Missing: Planted in an export.',
    );
    expect(refusal).toContain('content/home/planted.ts: plantedFile is "y". Missing: Planted in a file.');
    expect(refusal).toContain('content/home/planted.ts: checkedOn is "2001-01-01".');
    expect(refusal).toContain(
      'content/tables/timeline.csv: planted-row is "We teach in 500 cities.". The table of cities has',
    );
    expect(refusal).toContain('Production is refused.');
  }, 60_000);
});
