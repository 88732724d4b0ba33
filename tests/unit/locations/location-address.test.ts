import fc from 'fast-check';
import { changeQuery, parseLocationAddress, putFirst } from '@/lib/location-address';

const known = { cities: ['mesa', 'boise'], classes: ['bls', 'aha'] };
const parse = (search: string, hash = '') => parseLocationAddress(search, hash, known);

describe('Reading the address', () => {
  test('city and class stand in the query, a city also in the anchor', () => {
    expect(parse('?city=mesa&class=bls')).toEqual({ city: 'mesa', classId: 'bls' });
    expect(parse('', '#mesa')).toEqual({ city: 'mesa', classId: null });
    expect(parse('')).toEqual({ city: null, classId: null });
  });

  test('an anchor that names a city wins over the query; any other anchor does not', () => {
    expect(parse('?city=mesa', '#boise').city).toBe('boise');
    expect(parse('?city=mesa', '#cities').city).toBe('mesa');
  });

  test.each(['?city=Mesa', '?city=', '?city', '?city=mesa%20', '?city=__proto__', '?city=<img src=x onerror=alert(1)>', '?city=%E0%A4%A', '?city[]=mesa', '?class=constructor'])(
    '%s selects nothing',
    (search) => {
      expect(parse(search)).toEqual({ city: null, classId: null });
    },
  );

  test('whatever the address, nothing unknown is selected and nothing throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (search, hash) => {
      const view = parse(search, hash);
      expect([null, ...known.cities]).toContain(view.city);
      expect([null, ...known.classes]).toContain(view.classId);
    }));
  });
});

describe('Writing the address', () => {
  test('sets and takes out values and leaves all others', () => {
    expect(changeQuery('?class=bls', { city: 'mesa' })).toBe('?class=bls&city=mesa');
    expect(changeQuery('?city=mesa&class=bls', { city: null })).toBe('?class=bls');
    expect(changeQuery('?city=mesa', { city: null })).toBe('');
    expect(changeQuery('?city=mesa&city=boise', { city: 'boise' })).toBe('?city=boise');
  });

  test('what is written is read back', () => {
    const values = fc.record({ city: fc.option(fc.constantFrom(...known.cities)), class: fc.option(fc.constantFrom(...known.classes)) });
    fc.assert(fc.property(fc.webQueryParameters(), values, (search, change) => {
      expect(parse(changeQuery(search, change))).toEqual({ city: change.city, classId: change.class });
    }));
  });
});

describe('The class that the visitor came for', () => {
  const entries = [{ id: 'red-cross' }, { id: 'virtual' }, { id: 'aha' }];

  test('comes first, the others keep their order', () => {
    expect(putFirst(entries, ['aha', 'red-cross']).map(({ id }) => id)).toEqual(['aha', 'red-cross', 'virtual']);
    expect(putFirst(entries, [])).toEqual(entries);
    expect(putFirst(entries, ['unknown'])).toEqual(entries);
  });

  test('no entry is lost or doubled', () => {
    fc.assert(fc.property(fc.array(fc.constantFrom('red-cross', 'virtual', 'aha', 'other')), (first) => {
      expect([...putFirst(entries, first)].sort((a, b) => a.id.localeCompare(b.id))).toEqual([...entries].sort((a, b) => a.id.localeCompare(b.id)));
    }));
  });
});
