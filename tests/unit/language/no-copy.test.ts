import { spawnSync } from 'node:child_process';

const copy: readonly (readonly [code: string, ...found: readonly string[]])[] = [
  ['<p>Close</p>', 'Close'],
  ['<p>Cart: {items} in all</p>', 'Cart: ', ' in all'],
  ["<p>{isOpen ? 'Hide' : `Show`}</p>", "'Hide'", '`Show`'],
  ["<p>{name ?? 'Nobody'}</p>", "'Nobody'"],
  ['<b aria-label={`More ${name}`} title="Main" />', '`More ${', '"Main"'],
  ['<Section title="Questions" />', '"Questions"'],
  ["({ label: 'Price' })", "'Price'"],
  ["say('less than a mile')", "'less than a mile'"],
  ['const text = "Don\'t wait"', '"Don\'t wait"'],
  ['`Orders over ${price} ship free.`', '`Orders over ${', '} ship free.`'],
];
const others = [
  '<p className="flex grow gap-2" />; const style = \'mt-1 block w-full hover:text-ink\'',
  "throw new Error('No cart is here.'); reject(new TypeError(`no ${a} here`))",
  "root.querySelector('main button'); const wide = '(min-width: 64rem) and (height: 4rem)'",
  '<Picture sizes="(min-width: 4rem) 4vw, 9vw" />; <img sizes={`calc(1px) of it`} />',
  "'use client'; import a from 'some module'; type Bound = 'at least' | 'up to one mile'",
  "send({ type: 'add' }); const path = '/locations?city=mesa#map'",
  '<p aria-label={labels.name}>{labels.text}: {count}</p>; <A title={<b className="one-two" />} />',
];

/** Run by Node itself, because the packages of the configuration are no CommonJS. */
const linting = `
  import { Linter } from 'eslint';
  import config from './eslint.config.mjs';
  const { plugins, languageOptions } = config.find((entry) => entry.plugins?.local);
  const rule = { files: ['**/*.tsx'], plugins, languageOptions, rules: { 'local/no-copy': 'error' } };
  const textOf = (code, { message, ruleId, column, endColumn }) =>
    ruleId === null ? message : code.slice(column - 1, endColumn - 1);
  const found = JSON.parse(process.argv[1]).map((code) =>
    new Linter().verify(code, rule, 'module.tsx').map((finding) => textOf(code, finding)));
  console.log(JSON.stringify(found));`;

test('copy outside of content is refused, and only copy', () => {
  const all = JSON.stringify([...copy.map(([code]) => code), ...others]);
  const args = ['--input-type=module', '--eval', linting, all];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([...copy.map(([, ...words]) => words), ...others.map(() => [])]);
});
