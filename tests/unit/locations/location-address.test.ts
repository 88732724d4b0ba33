import { parseLocationAddress } from '@/lib/locations/location-address';
import { listed } from '../../support/listed';

const known = {
  cities: [
    { id: 'mesa', name: 'Mesa', stateCode: 'AZ', stateName: 'Arizona' },
    { id: 'boise', name: 'Boise', stateCode: 'ID', stateName: 'Idaho', aliases: ['Boise City'] },
  ],
  classes: ['bls', 'aha'],
};

// An anchor that names a city overrides the query; any other anchor does not. A place typed into a finder on another
// page becomes the city of that name, or stays as typed.
const addresses = `?city=mesa&class=bls | #mesa | ?city=mesa#boise | ?city=mesa#cities | ?near=+MESA+Arizona | ?near=boise+city
?class=bls&near=+Austin,+TX | ?near=%20 | ?near=austin&city=mesa | ?city=Mesa | ?city=__proto__ | ?city=%E0%A4%A
?class=constructor`;

test('the address selects a city and a class, or keeps the place as typed', () => {
  const parsed = (address: string) => {
    const [search = '', hash] = address.split('#');
    return parseLocationAddress(search, hash === undefined ? '' : `#${hash}`, known);
  };
  expect(listed(addresses, parsed)).toMatchSnapshot();
});
