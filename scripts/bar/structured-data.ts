import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { listPaths } from '../hosting/site-files';
import { run } from './commands';
import type { Outcome } from './row';

const folder = '.cache/structured-data';

/** Mistakes that the vocabulary must refuse; the compiler complains when it does not. */
const planted = `import type { Graph } from 'schema-dts';
const context = 'https://schema.org';
// @ts-expect-error No such property.
export const property: Graph = { '@context': context, '@graph': [{ '@type': 'Course', nickname: 'CPR' }] };
// @ts-expect-error No such type.
export const type: Graph = { '@context': context, '@graph': [{ '@type': 'Curse', name: 'CPR' }] };
// @ts-expect-error A value of the wrong type.
export const value: Graph = { '@context': context, '@graph': [{ '@type': 'Course', provider: 5 }] };
`;

/**
 * The structured data of every page against the vocabulary of schema.org: written as TypeScript and compiled with the
 * types that schema-dts makes from it (types, properties, and which values a property takes).
 */
export function checkStructuredData(): Outcome {
  const pages = listPaths('out').filter((name) => name.endsWith('.html'));
  let [graphs, nodes] = [0, 0];
  const lines = ["import type { Graph } from 'schema-dts';"];
  for (const name of pages) {
    const $ = load(readFileSync(join('out', name), 'utf8'));
    for (const element of $('script[type="application/ld+json"]').toArray()) {
      const graph: unknown = JSON.parse($(element).text());
      nodes += JSON.stringify(graph).match(/"@type":/g)?.length ?? 0;
      lines.push(`// ${name}`, `export const page${graphs}: Graph = ${JSON.stringify(graph, null, 1)};`);
      graphs += 1;
    }
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'pages.ts'), `${lines.join('\n')}\n`);
  writeFileSync(join(folder, 'planted.ts'), planted);
  const compilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['pages.ts', 'planted.ts'] }),
  );
  const { code, output } = run('npx', ['--no-install', 'tsc', '-p', folder]);
  const errors = output.split('\n').filter((line) => /error TS/.test(line));
  return {
    isMet: code === 0 && graphs > 0,
    figure:
      code === 0
        ? `${nodes} nodes in ${graphs} graphs: only types and properties of schema.org; 3 planted mistakes found`
        : errors.slice(0, 5).join(' | '),
  };
}
