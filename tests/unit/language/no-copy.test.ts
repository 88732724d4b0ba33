import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { noCopy } from '@/scripts/check/no-copy.mjs';

/** What the rule finds in a module of ours: the words of each finding. */
function wordsIn(code: string): readonly string[] {
  const config: Linter.Config = {
    files: ['**/*.tsx'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { house: { rules: { 'no-copy': noCopy } } },
    rules: { 'house/no-copy': 'error' },
  };
  return new Linter()
    .verify(code, config, 'module.tsx')
    .map(({ message, ruleId }) => (ruleId === null ? message : (/"(.*)"/.exec(message)?.[1] ?? '')));
}

describe('the rule against copy outside of content', () => {
  it.each([
    ['a word between tags', '<p>Close</p>', 'Close'],
    ['words around a value', '<p>Cart: {items} in all</p>', 'Cart:', 'in all'],
    ['either word of a choice', "<p>{isOpen ? 'Hide' : `Show`}</p>", 'Hide', 'Show'],
    ['a fallback', "<p>{name ?? 'Nobody'}</p>", 'Nobody'],
    ['an attribute that is read out', '<nav aria-label="Main" />', 'Main'],
    ['a template that is read out', '<b aria-label={`More ${name}`} />', 'More'],
    ['a title of a component of ours', '<Section title="Questions" />', 'Questions'],
    ['a label in data', "({ label: 'Price' })", 'Price'],
    ['a sentence anywhere', "const text = 'The cart is empty.'", 'The cart is empty.'],
    ['a sentence with values', '`Orders over ${price} ship free.`', 'Orders over', 'ship free.'],
    ['a sentence in small letters', "say('less than a mile')", 'less than a mile'],
  ])('refuses %s', (_name, code, ...words) => {
    expect(wordsIn(code)).toEqual(words);
  });

  it.each([
    ['classes', '<p className="flex grow gap-2" />; const style = \'mt-1 block w-full hover:text-ink\''],
    ['messages of errors', "throw new Error('No cart is here.'); reject(new TypeError(`no ${a} here`))"],
    ['queries', "root.querySelector('main button'); const wide = '(min-width: 64rem) and (height: 4rem)'"],
    [
      'sizes of pictures',
      '<Picture sizes="(min-width: 4rem) 4vw, 9vw" />; <img sizes={`calc(1px) of it`} />',
    ],
    ['types', "type Bound = 'at least' | 'up to'"],
    ['imports and directives', "'use client'; import a from 'some module'"],
    ['names and addresses', "send({ type: 'add' }); const path = '/locations?city=mesa#map'"],
    ['values from content', '<p aria-label={words.label}>{words.text}: {count}</p>'],
  ])('leaves alone %s', (_name, code) => {
    expect(wordsIn(code)).toEqual([]);
  });
});
