import { factValue, isPlaceholder, placeholder, placeholdersOfModules } from '@/lib/facts/facts';
import { parseSiteEnv } from '@/lib/facts/site-env.mjs';

describe('facts', () => {
  it('shows the value of a fact whether it is confirmed or a sample', () => {
    expect(factValue('Mesa')).toBe('Mesa');
    expect(factValue(placeholder('Mesa', 'The city.'))).toBe('Mesa');
    expect(['Mesa', null, undefined, 0, {}, { value: 'x' }].filter(isPlaceholder)).toEqual([]);
  });

  it('finds every placeholder with its path, and an entry without an id by its index', () => {
    const price = () => placeholder(100, 'The price.');
    const people = [{ id: 'ann', name: placeholder('Ann', 'A name.', 'marketing') }, { name: 'Bob' }];
    const list = [price(), null, undefined, 'text', { price: price() }, { id: 7, price: price() }, [price()]];
    const file = 'content/x.ts';
    const is = placeholder(false, 'Whether it is featured.');
    const b = new Map([['x', new Set([placeholder(1, 'A number.')])]]);
    const c = ['n', 'm'].map((id) => ({ id, is }));
    const found = placeholdersOfModules({ [file]: { b, c, people, open: true, list }, other: { people, c } });
    const lists = ['list[0]', 'list[4].price', 'list[5].price', 'list[6][0]', 'people[ann].name'];
    const fields = ['b.x[0]', 'c[n].is', 'c[m].is', ...lists];
    expect(found.map(({ field }) => field)).toEqual(fields);
    expect(found.at(-1)).toEqual({
      file,
      field: 'people[ann].name',
      value: 'Ann',
      missing: 'A name.',
      owner: 'marketing',
    });
  });
});

test('the site environment is a preview unless it names another known one', () => {
  const kinds = [undefined, '', 'rehearsal', 'production'].map((raw) => parseSiteEnv(raw));
  expect(kinds).toEqual(['preview', 'preview', 'rehearsal', 'production']);
  expect(() => parseSiteEnv('prod')).toThrow('SITE_ENV is "prod". Use one of preview, rehearsal, production');
});
