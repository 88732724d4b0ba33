import { collectPlaceholders, factValue, isPlaceholder, placeholder } from '@/lib/facts/facts';
import { parseSiteEnv } from '@/lib/facts/site-env.mjs';

describe('facts', () => {
  it('shows the value of a fact whether it is confirmed or a sample', () => {
    expect(factValue('Mesa')).toBe('Mesa');
    expect(factValue(placeholder('Mesa', 'The city.'))).toBe('Mesa');
    expect(['Mesa', null, undefined, 0, {}, { value: 'x' }].filter(isPlaceholder)).toEqual([]);
  });

  it('finds every placeholder with the path that leads to it', () => {
    const people = [{ id: 'ann', name: placeholder('Ann', 'A name.', 'marketing') }, { name: 'Bob' }];
    const content = { phone: placeholder('(602) 555-0100', 'The phone.'), people, open: true };
    const file = 'content/x.ts';
    expect(collectPlaceholders(file, content)).toEqual([
      { file, field: 'phone', value: '(602) 555-0100', missing: 'The phone.', owner: 'owner' },
      { file, field: 'people[ann].name', value: 'Ann', missing: 'A name.', owner: 'marketing' },
    ]);
  });

  it('names an entry of a list by its number where it has no id of words', () => {
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

test('the kind of build is a preview unless something else is asked for that is known', () => {
  const kinds = [undefined, '', 'rehearsal', 'production'].map((raw) => parseSiteEnv(raw));
  expect(kinds).toEqual(['preview', 'preview', 'rehearsal', 'production']);
  expect(() => parseSiteEnv('prod')).toThrow('SITE_ENV is "prod". Use one of preview, rehearsal, production');
});
