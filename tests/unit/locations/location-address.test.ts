import fc from 'fast-check';
import { parseLocationAddress } from '@/lib/locations/location-address';
import { changeQuery } from '@/lib/site/query';

const cityIds = ['mesa', 'boise'];
const known = {
  cities: [
    { id: 'mesa', name: 'Mesa', stateCode: 'AZ', stateName: 'Arizona' },
    { id: 'boise', name: 'Boise', stateCode: 'ID', stateName: 'Idaho', aliases: ['Boise City'] },
  ],
  classes: ['bls', 'aha'],
};
const parse = (search: string, hash = '') => parseLocationAddress(search, hash, known);

describe('Reading the address', () => {
  test('city and class are in the query, a city also in the anchor', () => {
    expect(parse('?city=mesa&class=bls')).toEqual({ city: 'mesa', classId: 'bls', near: null });
    expect(parse('', '#mesa')).toEqual({ city: 'mesa', classId: null, near: null });
    expect(parse('')).toEqual({ city: null, classId: null, near: null });
  });

  test('an anchor that names a city wins over the query; any other anchor does not', () => {
    expect(parse('?city=mesa', '#boise').city).toBe('boise');
    expect(parse('?city=mesa', '#cities').city).toBe('mesa');
  });

  test.each([
    '?city=Mesa',
    '?city=',
    '?city',
    '?city=mesa%20',
    '?city=__proto__',
    '?city=<img src=x onerror=alert(1)>',
    '?city=%E0%A4%A',
    '?city[]=mesa',
    '?class=constructor',
  ])('%s selects nothing', (search) => {
    expect(parse(search)).toEqual({ city: null, classId: null, near: null });
  });

  test('whatever the address, nothing unknown is selected and nothing throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (search, hash) => {
        const view = parse(search, hash);
        expect([null, ...cityIds]).toContain(view.city);
        expect([null, ...known.classes]).toContain(view.classId);
      }),
    );
  });
});

test('a city and a class that were written are read back, whatever else the address holds', () => {
  const values = fc.record({
    city: fc.option(fc.constantFrom(...cityIds)),
    class: fc.option(fc.constantFrom(...known.classes)),
  });
  fc.assert(
    fc.property(fc.webQueryParameters(), values, (search, change) => {
      expect(parse(changeQuery(search, { ...change, near: null }))).toEqual({
        city: change.city,
        classId: change.class,
        near: null,
      });
    }),
  );
});

describe('A place from a finder on another page', () => {
  test.each(['Mesa', 'mesa, az', 'MESA Arizona', ' mesa '])('%s is the city of that name', (near) => {
    expect(parse(`?${new URLSearchParams({ near }).toString()}`)).toEqual({
      city: 'mesa',
      classId: null,
      near: null,
    });
  });

  test('goes by its other names as well', () => {
    expect(parse('?near=boise+city').city).toBe('boise');
  });

  test('is kept as it was typed when it is none of the cities', () => {
    expect(parse('?class=bls&near=+Austin,+TX')).toEqual({ city: null, classId: 'bls', near: 'Austin, TX' });
  });

  test.each(['?near=', '?near=%20', '?near=austin&city=mesa'])('%s leaves nothing to look up', (search) => {
    expect(parse(search).near).toBeNull();
  });
});
