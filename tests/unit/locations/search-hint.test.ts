import { company } from '@/content/company/company';
import { finderLabels } from '@/content/locations/locations-page';
import { locations } from '@/content/locations/locations';
import { stateNames } from '@/lib/site/state-codes';
import { factValue } from '@/lib/facts/facts';
import { searchCities } from '@/lib/locations/city-search';

test("the examples in the finder are the company's own: cities that it finds, and its ZIP code", () => {
  const cities = locations.map(({ id, city, state }) => {
    return { id, name: factValue(city), stateCode: state, stateName: stateNames[state] };
  });
  const examples = finderLabels.searchHint.replace(/ …$/, '').split(', ');
  const zips = examples.filter((example) => /^\d/.test(example));
  const own = company.headquarters?.zip;
  expect(zips).toEqual(own === undefined ? [] : [factValue(own)]);
  for (const example of examples.filter((text) => !zips.includes(text) && text !== ''))
    expect([example, searchCities(cities, example).length > 0]).toEqual([example, true]);
});
