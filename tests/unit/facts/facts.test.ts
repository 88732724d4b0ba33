import { collectPlaceholders, factValue, isPlaceholder, placeholder } from '@/lib/facts/facts';
import { parseSiteEnv } from '@/lib/facts/site-env.mjs';

describe('facts', () => {
  it('shows the value of a fact whether it is confirmed or a sample', () => {
    expect(factValue('Mesa')).toBe('Mesa');
    expect(factValue(placeholder('Mesa', 'The city.'))).toBe('Mesa');
    expect(['Mesa', null, undefined, 0, {}, { value: 'x' }].filter(isPlaceholder)).toEqual([]);
  });

  it('finds every placeholder with its path', () => {
    const people = [{ id: 'ann', name: placeholder('Ann', 'A name.', 'marketing') }, { name: 'Bob' }];
    const content = { phone: placeholder('(602) 555-0100', 'The phone.'), people, open: true };
    const file = 'content/x.ts';
    expect(collectPlaceholders(file, content)).toEqual([
      { file, field: 'phone', value: '(602) 555-0100', missing: 'The phone.', owner: 'owner' },
      { file, field: 'people[ann].name', value: 'Ann', missing: 'A name.', owner: 'marketing' },
    ]);
  });

  it('uses the index of a list entry that has no id', () => {
    const price = placeholder(100, 'The price.');
    const fieldsOf = (list: readonly unknown[]) =>
      collectPlaceholders('f', { list }).map(({ field }) => field);
    expect(
      fieldsOf([price, null, undefined, 'text', { price }, { id: 7, price }, { id: 'x', price }, [price]]),
    ).toEqual(['list[0]', 'list[4].price', 'list[5].price', 'list[x].price', 'list[7][0]']);
    expect(collectPlaceholders('f', null)).toEqual([]);
    expect(collectPlaceholders('f', price)).toMatchObject([{ field: '', value: '100' }]);
  });
});

test('the site environment is a preview unless it names another known one', () => {
  const kinds = [undefined, '', 'rehearsal', 'production'].map((raw) => parseSiteEnv(raw));
  expect(kinds).toEqual(['preview', 'preview', 'rehearsal', 'production']);
  expect(() => parseSiteEnv('prod')).toThrow('SITE_ENV is "prod". Use one of preview, rehearsal, production');
});
