import { classOffers } from '@/components/locations/model/class-offers';

it.each([
  ['ahaCourses', 'American Heart Association', '(AHA)'],
  ['redCrossCourses', 'American Red Cross', '(Red Cross)'],
])('each course of %s is named after its organization: %s', (route, organization, end) => {
  const own = classOffers.filter(({ target }) => target.route === route);
  expect(own.length).toBeGreaterThan(0);
  for (const offer of own) {
    expect(offer.organization).toBe(organization);
    expect(offer.name.endsWith(` ${end}`)).toBe(true);
  }
});
