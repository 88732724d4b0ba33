import { classAnchor, classHref, placeSlug } from '@/lib/courses/class-page';

test.each([
  ['Mesa, AZ', 'mesa-az'],
  ['Salt Lake City, UT', 'salt-lake-city-ut'],
  ['St. Louis, MO', 'st-louis-mo'],
  ['Winston-Salem, NC', 'winston-salem-nc'],
  ['Live online', 'online'],
])('the page of %s is %s', (place, slug) => {
  expect(placeSlug(place)).toBe(slug);
});

test('a class keeps its address regardless of other classes that day', () => {
  const morning = { date: '2026-12-08', starts: '09:00', location: 'Mesa, AZ' } as const;
  const evening = { ...morning, starts: '18:30' } as const;
  expect(classAnchor('acls', morning)).toBe('acls-2026-12-08-0900');
  expect(classHref('/locations', 'acls', evening)).toBe('/locations/mesa-az#acls-2026-12-08-1830');
});
