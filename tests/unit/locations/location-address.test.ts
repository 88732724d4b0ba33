import { parseLocationAddress } from '@/lib/locations/location-address';

const known = {
  cities: [
    { id: 'mesa', name: 'Mesa', stateCode: 'AZ', stateName: 'Arizona' },
    { id: 'boise', name: 'Boise', stateCode: 'ID', stateName: 'Idaho', aliases: ['Boise City'] },
  ],
  classes: ['bls', 'aha'],
};
const parse = (search: string, hash = '') => parseLocationAddress(search, hash, known);

describe('Reading the URL', () => {
  test.each([
    ['?city=mesa&class=bls', '', { city: 'mesa', classId: 'bls' }],
    ['', '#mesa', { city: 'mesa' }],
    // An anchor that names a city overrides the query; any other anchor does not.
    ['?city=mesa', '#boise', { city: 'boise' }],
    ['?city=mesa', '#cities', { city: 'mesa' }],
    // A place typed into a finder on another page becomes the city of that name, or stays as typed.
    ['?near=+MESA+Arizona', '', { city: 'mesa' }],
    ['?near=boise+city', '', { city: 'boise' }],
    ['?class=bls&near=+Austin,+TX', '', { classId: 'bls', near: 'Austin, TX' }],
    ['?near=%20', '', {}],
    ['?near=austin&city=mesa', '', { city: 'mesa' }],
  ])('%s%s gives %j', (search, hash, found) => {
    expect(parse(search, hash)).toEqual({ city: null, classId: null, near: null, ...found });
  });

  test.each(['?city=Mesa', '?city=__proto__', '?city=%E0%A4%A', '?class=constructor'])(
    '%s selects nothing',
    (search) => {
      expect(parse(search)).toEqual({ city: null, classId: null, near: null });
    },
  );
});
