import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfSite, runIn } from '../../support/temp-folder';

describe('a copy of the site with planted placeholders', () => {
  const copy = copyOfSite('public/gazetteer');

  it('is refused for one in a new export, in a new file and in a review date, and for a claim that the tables contradict, and keeps its export', () => {
    const add = (path: string, ...lines: readonly string[]) =>
      appendFileSync(join(copy, path), `${lines.join('\n')}\n`);
    const importing = "import { placeholder } from '@/lib/facts/facts';";
    const deep = "{ deep: [placeholder('x', 'Planted in an export.')] }";
    add('content/clinical/values.ts', importing, `export const plantedExport = ${deep};`);
    const file = "export const plantedFile = placeholder('y', 'Planted in a file.');";
    add('content/home/planted.ts', importing, file, "export const checkedOn = '2001-01-01';");
    add('content/tables/timeline.csv', 'planted-row,2019,Planted,We teach in 500 cities.,confirmed');
    const change = (path: string, from: RegExp, to: string) => {
      writeFileSync(join(copy, path), readFileSync(path, 'utf8').replace(from, to));
    };
    // One is confirmed by a table, which cannot prove itself, and one by the owner's statement.
    const claims = 'content/tables/claims.csv';
    change(claims, /(?:^locations-(?:hero|everywhere),.*\n)+/m, '');
    add(
      claims,
      'locations-hero,500 sites and 600 cities,content/tables/cities.csv,owner,confirmed',
      'locations-everywhere,700 locations,Our franchise agreements,owner,confirmed',
    );
    change('content/site/routes.ts', /Find your city/, 'In 800 cities, pick yours');
    const run = (script: string) => runIn(copy, [script], { SITE_ENV: 'production' });
    mkdirSync(join(copy, 'out'));
    add('out/index.html', 'the existing export');
    const { status, stderr: refusal } = run('scripts/build/build.ts');
    const found = refusal.match(/^.*(?:planted|500 |800 |Production is refused).*?(?: has|yours|$)/gim);
    expect(found).toMatchSnapshot();
    expect(refusal).not.toContain('700 locations');
    expect(readFileSync(join(copy, 'out/index.html'), 'utf8')).toBe('the existing export\n');
    expect([status, run('scripts/check/readiness.ts').status]).toEqual([1, 1]);
  }, 60_000);
});
