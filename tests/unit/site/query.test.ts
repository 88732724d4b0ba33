import fc from 'fast-check';
import { changeQuery, queryValue } from '@/lib/site/query';

const word = fc.string({ unit: 'grapheme', minLength: 1 });

describe('a value of the query', () => {
  it('is read with or without the question mark, decoded, and the first one where a name comes twice', () => {
    expect(queryValue('?city=mesa&q=first+aid', 'q')).toBe('first aid');
    expect(queryValue('compare=a%2Cb', 'compare')).toBe('a,b');
    expect(queryValue('?view=list&view=grid', 'view')).toBe('list');
  });

  it('is empty where the name has no value, and null where the name is not there', () => {
    expect(queryValue('?need', 'need')).toBe('');
    expect(queryValue('?needs=x', 'need')).toBeNull();
    expect(queryValue('', 'need')).toBeNull();
  });
});

describe('changing the query', () => {
  it('sets and takes out words, and leaves all others in their places', () => {
    expect(changeQuery('?class=bls', { city: 'mesa' })).toBe('?class=bls&city=mesa');
    expect(changeQuery('?city=mesa&class=bls', { city: 'boise' })).toBe('?city=boise&class=bls');
    expect(changeQuery('?city=mesa&class=bls', { city: null })).toBe('?class=bls');
    expect(changeQuery('?city=mesa&city=boise', { city: 'boise' })).toBe('?city=boise');
  });

  it('leaves nothing, not even a question mark, when no word is left', () => {
    expect(changeQuery('?city=mesa', { city: null })).toBe('');
    expect(changeQuery('', {})).toBe('');
  });

  it('keeps commas readable, and everything that could end a value escaped', () => {
    expect(changeQuery('?from=a%2Cb', { compare: 'x,y' })).toBe('?from=a,b&compare=x,y');
    expect(changeQuery('', { q: 'a&b=c#d' })).toBe('?q=a%26b%3Dc%23d');
  });

  it('reads back every word that it wrote, and every word that it left alone', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), word, word, (search, name, value) => {
        const changed = changeQuery(search, { [name]: value });
        expect(queryValue(changed, name)).toBe(value);
        for (const other of new URLSearchParams(search).keys())
          if (other !== name) expect(queryValue(changed, other)).toBe(queryValue(search, other));
      }),
    );
  });
});
