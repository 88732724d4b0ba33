import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { searchCities } from '@/lib/locations/city-search';
import { type CityFile, findPlace, unpackCities } from '@/lib/locations/gazetteer';
import { leadingZip, placeReadings, zipIn } from '@/lib/locations/place-text';

const file: unknown = JSON.parse(readFileSync('public/gazetteer/cities.json', 'utf8'));
const cities = unpackCities(file as CityFile);

describe('the ZIP code in what a visitor types or pastes', () => {
  test.each([
    ['85201', ['1 Main St, Mesa, AZ 85201, USA', '(85201)', '85201-12', '85201-1234', '\u200b85201']],
    ['85201', ['12345 Main St, Mesa, AZ 85201', 'PO Box 12345, Mesa AZ 85201', 'Mesa, Arizona 852011234']],
    ['85201', ['Mesa AZ85201-1234', '85201Mesa', 'az-85201', 'Ｍｅｓａ ８５２０１', 'room 85201 b']],
    [null, ['12345 Main, Mesa, AZ', '12345th Street', '85201 Mesa AZ', '7870', '787011', '7870112345']],
    [null, ['PO Box 12345 Mesa AZ', '1 Main St Suite 10234, Mesa, AZ', '1 Main St Unit #10234 Mesa AZ']],
  ])('is %s in %j', (zip, texts) => {
    expect(texts.map(zipIn)).toEqual(texts.map(() => zip));
  });

  test.each([
    ['02134', ['02134  Dorchester MA', '０２１３４ Dorchester']],
    [null, ['78701 Elm Street', '12345 N 5th', '12345 Main, Mesa', '02134', 'x02134 a']],
  ])('may be %s before the words of %j', (zip, texts) => {
    expect(texts.map(leadingZip)).toEqual(texts.map(() => zip));
  });
});

describe('a place as people write it', () => {
  const found = (text: string) => {
    const answer = findPlace(cities, text);
    return answer.kind === 'place' ? `${answer.place.name}, ${answer.place.state}` : answer.kind;
  };

  test.each([
    [
      'Mesa, AZ',
      ['12345 N 5th, Mesa AZ', '1 Fort Worth Ave, Mesa, Ariz.', 'Mesa / Gilbert AZ', '(Mesa, AZ)'],
    ],
    ['Mesa, AZ', ['Mesa, AZ, United States of America', 'Mesa AZ U.S.A.', 'Mesa, Orange County, AZ']],
    ['Mesa, AZ', ['12345 Broadway Mesa', '123 Main St. Apt 4B Mesa, Arizona USA', '85201 Mesa AZ']],
    ['Mesa, AZ', ['City of Mesa', 'near Mesa', 'close to Mesa AZ', 'Mesa, AZ 852', 'Ｍｅｓａ ＡＺ']],
    ['St. Louis, MO', ['saint louis mo', 'St.Louis', '1 Market Street St Louis']],
    ['Fort Worth, TX', ['Ft. Worth Tex.', '12 Elm Ave Fort Worth TX']],
    ['New York City, NY', ['New York, New York', '350 5th Ave New York NY', 'nyc']],
    ['South San Francisco, CA', ['So. San Francisco', 'S San Francisco']],
    ['none', ['near me', '12345 Broadway']],
    ['Boise, ID', ['Boise City, ID', 'greater Boise']],
    ['Phoenix, AZ', ['Phoenix Metro Area', 'Phoenix metropolitan area, AZ', 'Phoenix-Mesa-Chandler, AZ']],
    ['Minneapolis, MN', ['Minneapolis\u2013Saint Paul', 'Twin Cities metro']],
    ['Winston-Salem, NC', ['winston-salem nc']],
    ['Tampa, FL', ['Tampa Bay area']],
    ['North Las Vegas, NV', ['N. Las Vegas, Nev.', 'north las vegas']],
    ['West Palm Beach, FL', ['W Palm Beach Fla']],
    ['Charleston, WV', ['Charleston, W. Va.', 'charleston wva']],
    ['Kansas City, KS', ['Kansas City, Kans.']],
    ["Coeur d'Alene, ID", ["coeur d'alene"]],
    ['Oklahoma City, OK', ['Oklahoma City', 'OKC', 'oklahoma city metro']],
    ['Dallas, TX', ['DFW', 'Dallas-Fort Worth']],
    ['San Francisco, CA', ['Bay Area', 'SF Bay Area']],
  ])('is %s in each of %j', (place, texts) => {
    expect(texts.map(found)).toEqual(texts.map(() => place));
  });

  test('finds our own cities in the same way', () => {
    const own = [
      { id: 'mesa', name: 'Mesa', stateCode: 'AZ', stateName: 'Arizona' },
      { id: 'boise', name: 'Boise', stateCode: 'ID', stateName: 'Idaho' },
      { id: 'saltlakecity', name: 'Salt Lake City', stateCode: 'UT', stateName: 'Utah' },
    ];
    for (const [text, id] of [
      ['12345 Broadway Mesa AZ', 'mesa'],
      ['85201 Mesa AZ', 'mesa'],
      ['Ｍｅｓａ', 'mesa'],
      ['Boise City', 'boise'],
      ['Salt Lake City metro', 'saltlakecity'],
    ] as const)
      expect([text, ...searchCities(own, text).map((city) => city.id)]).toEqual([text, id]);
    // Not all cities of the state: the ZIP code and the city say more.
    for (const text of ['az-85201', '1 Main St Gilbert AZ']) expect(searchCities(own, text)).toEqual([]);
  });

  test('is never empty or longer than what was typed, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const reading of placeReadings(text)) expect(reading).not.toBe('');
        expect([null, 5]).toContain(zipIn(text)?.length ?? null);
      }),
    );
  });
});
