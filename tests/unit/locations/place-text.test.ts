import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { searchCities } from '@/lib/locations/city-search';
import { type CityFile, findPlace, unpackCities } from '@/lib/locations/gazetteer';
import { leadingZip, placeReadings, zipIn } from '@/lib/locations/place-text';
import { listed } from '../../support/listed';

const file: unknown = JSON.parse(readFileSync('public/gazetteer/cities.json', 'utf8'));
const cities = unpackCities(file as CityFile);

test('the ZIP code in what a visitor types or pastes', () => {
  const texts = `1 Main St, Mesa, AZ 85201, USA | (85201) | 85201-12 | 85201-1234 | \u200b85201 | 12345 Main St, Mesa, AZ 85201
PO Box 12345, Mesa AZ 85201 | Mesa, Arizona 852011234 | Mesa AZ85201-1234 | 85201Mesa | az-85201 | Ｍｅｓａ ８５２０１
room 85201 b | 12345 Main, Mesa, AZ | 12345TH Street | 85201 Mesa AZ | 7870 | 787011 | 7870112345 | PO Box 12345 Suite 54321 Mesa AZ
1 Main St Suite 10234, Mesa, AZ | 1 Main St Unit #10234 Mesa AZ`;
  expect(listed(texts, zipIn)).toMatchSnapshot();
  const before = `02134  Dorchester MA | ０２１３４ Dorchester | 78701 Elm Street | 12345 N 5th | 12345 Main, Mesa | 02134 | x02134 a`;
  expect(listed(before, leadingZip)).toMatchSnapshot();
});

test('a place as people write it is found', () => {
  const texts = `12345 N 5th, Mesa AZ | 1 Fort Worth Ave, Mesa, Ariz. | Mesa / Gilbert AZ | (Mesa, AZ)
Mesa, AZ, United States of America | Mesa AZ U.S.A. | Mesa, Orange County, AZ | 12345 Broadway Mesa
123 Main St. Apt 4B Mesa, Arizona USA | 85201 Mesa AZ | City of Mesa | near Mesa | close to Mesa AZ | Mesa, AZ 852
Ｍｅｓａ ＡＺ | saint louis mo | St.Louis | 1 Market Street St Louis | Ft. Worth Tex. | 12 Elm Ave Fort Worth TX
New York, New York | 350 5th Ave New York NY | nyc | So. San Francisco | S San Francisco | near me | 12345 Broadway
Boise City, ID | greater Boise | Phoenix Metro Area | Phoenix metropolitan area, AZ | Phoenix-Mesa-Chandler, AZ
Minneapolis\u2013Saint Paul | Twin Cities metro | winston-salem nc | Tampa Bay area | N. Las Vegas, Nev. | north las vegas
W Palm Beach Fla | Charleston, W. Va. | charleston w va | Mt. Vernon NY | Kansas City, Kans. | coeur d'alene | Oklahoma City | OKC
oklahoma city metro | DFW | Dallas-Fort Worth | Bay Area | SF Bay Area`;
  const found = (text: string) => {
    const answer = findPlace(cities, text);
    return answer.kind === 'place' ? `${answer.place.name}, ${answer.place.state}` : answer.kind;
  };
  expect(listed(texts, found)).toMatchSnapshot();
});

test('our own cities are found in the same way', () => {
  const own = [
    { id: 'mesa', name: 'Mesa', stateCode: 'AZ', stateName: 'Arizona' },
    { id: 'boise', name: 'Boise', stateCode: 'ID', stateName: 'Idaho' },
    { id: 'saltlakecity', name: 'Salt Lake City', stateCode: 'UT', stateName: 'Utah' },
  ];
  // Not all cities of the state: in the last two, the ZIP code and the city say more.
  const texts = `12345 Broadway Mesa AZ | 85201 Mesa AZ | Ｍｅｓａ | Boise City | Salt Lake City metro | az-85201
1 Main St Gilbert AZ`;
  expect(listed(texts, (text) => searchCities(own, text).map(({ id }) => id))).toMatchSnapshot();
});

test('a reading is never empty, and no text makes the readers throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const reading of placeReadings(text)) expect(reading).not.toBe('');
      expect([null, 5]).toContain(zipIn(text)?.length ?? null);
    }),
  );
});
