import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { noCopy } from '@/scripts/check/no-copy.mjs';

/** The text of each finding in a component. */
function wordsIn(code: string): readonly string[] {
  const config: Linter.Config = {
    files: ['**/*.tsx'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { local: { rules: { 'no-copy': noCopy } } },
    rules: { 'local/no-copy': 'error' },
  };
  return new Linter()
    .verify(code, config, 'module.tsx')
    .map(({ message, ruleId }) => (ruleId === null ? message : (/"(.*)"/.exec(message)?.[1] ?? '')));
}

test.each([
  ['<p>Close</p>', 'Close'],
  ['<p>Cart: {items} in all</p>', 'Cart:', 'in all'],
  ["<p>{isOpen ? 'Hide' : `Show`}</p>", 'Hide', 'Show'],
  ["<p>{name ?? 'Nobody'}</p>", 'Nobody'],
  ['<b aria-label={`More ${name}`} title="Main" />', 'More', 'Main'],
  ['<Section title="Questions" />', 'Questions'],
  ["({ label: 'Price' })", 'Price'],
  ["say('less than a mile')", 'less than a mile'],
  ['`Orders over ${price} ship free.`', 'Orders over', 'ship free.'],
])('copy outside of content is refused: %s', (code, ...found) => {
  expect(wordsIn(code)).toEqual(found);
});

test.each([
  '<p className="flex grow gap-2" />; const style = \'mt-1 block w-full hover:text-ink\'',
  "throw new Error('No cart is here.'); reject(new TypeError(`no ${a} here`))",
  "root.querySelector('main button'); const wide = '(min-width: 64rem) and (height: 4rem)'",
  '<Picture sizes="(min-width: 4rem) 4vw, 9vw" />; <img sizes={`calc(1px) of it`} />',
  "'use client'; import a from 'some module'; type Bound = 'at least' | 'up to'",
  "send({ type: 'add' }); const path = '/locations?city=mesa#map'",
  '<p aria-label={labels.name}>{labels.text}: {count}</p>',
])('what is not copy is allowed: %s', (code) => {
  expect(wordsIn(code)).toEqual([]);
});
