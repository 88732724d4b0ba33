import { type CourseFacts, courseListNode } from '@/lib/courses/course-list';
import { placeholder } from '@/lib/facts/facts';

const course = (anchor: string, more: Partial<CourseFacts> = {}): CourseFacts => ({
  anchor,
  name: `Name of ${anchor}`,
  description: 'Words.',
  credential: 'A card',
  prerequisites: 'None',
  price: { kind: 'on-request' },
  ...more,
});
const page = 'https://www.example.com/aha-courses';
const listOf = (...courses: readonly CourseFacts[]) =>
  courseListNode('https://www.example.com', '/aha-courses', 'AHA courses', courses);

/** A course in a list, as a page passes it. */
function written(more: Partial<CourseFacts>): Readonly<Record<string, unknown>> {
  const list = JSON.parse(JSON.stringify(listOf(course('a', more), course('b'), course('c')))) as {
    readonly itemListElement: readonly [{ readonly item: Readonly<Record<string, unknown>> }];
  };
  return list.itemListElement[0].item;
}

describe('the course list in structured data', () => {
  it('numbers the courses and gives each its anchor URL', () => {
    expect(listOf(course('a'), course('b'), course('c'))).toMatchObject({
      '@type': 'ItemList',
      '@id': `${page}#courses`,
      name: 'AHA courses',
      numberOfItems: 3,
      itemListElement: ['a', 'b', 'c'].map((anchor, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { '@id': `${page}#${anchor}` },
      })),
    });
    // "None" is not a prerequisite course, and on-request classes have no offer.
    expect(written({})).toEqual({
      '@type': 'Course',
      '@id': `${page}#a`,
      url: `${page}#a`,
      name: 'Name of a',
      description: 'Words.',
      provider: { '@id': 'https://www.example.com/#organization' },
      educationalCredentialAwarded: 'A card',
      inLanguage: 'en-US',
    });
  });

  it('gives each class its place, start and end', () => {
    const dated = { kind: 'dated', date: '2027-03-13', starts: '09:00', ends: '13:30', spots: 4 } as const;
    const classes = [
      { ...dated, lastDate: '2027-03-14', location: 'Salt Lake City, UT' },
      // A place counts as a city only if nothing but its state follows.
      { ...dated, location: 'Mesa, AZ by video', zone: 'Eastern' },
    ] as const;
    expect(written({ classes })['hasCourseInstance']).toEqual([
      {
        '@type': 'CourseInstance',
        courseMode: 'Onsite',
        startDate: '2027-03-13T09:00-07:00',
        endDate: '2027-03-14T13:30-06:00',
        location: {
          '@type': 'Place',
          name: 'Salt Lake City, UT',
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'Salt Lake City',
            addressRegion: 'UT',
            addressCountry: 'US',
          },
        },
      },
      {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        startDate: '2027-03-13T09:00-05:00',
        endDate: '2027-03-13T13:30-05:00',
      },
    ]);
    expect(written({ classes: [] })).not.toHaveProperty('hasCourseInstance');
  });

  const offer = { '@type': 'Offer', category: 'Paid', priceCurrency: 'USD', url: page };

  it.each<readonly [string, Partial<CourseFacts>, unknown]>([
    [
      'the total of a group beside the price of one',
      { price: { kind: 'fixed', cents: 7500, groupCents: 6000 }, groupOf: 10 },
      [
        { ...offer, price: '75.00' },
        {
          ...offer,
          price: '600.00',
          eligibleQuantity: { '@type': 'QuantitativeValue', value: 10, unitText: 'people' },
        },
      ],
    ],
    [
      'a span of prices, in dollars',
      { price: { kind: 'range', from: 40_000, to: 100_050 } },
      {
        ...offer,
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: 400,
          maxPrice: 1000.5,
          priceCurrency: 'USD',
        },
      },
    ],
    ['nothing on request, even for a group', { groupOf: 10 }, undefined],
  ])('offers %s', (_what, facts, offers) => {
    expect(written(facts)['offers']).toEqual(offers);
  });

  it('omits a card and prerequisites that are unconfirmed, and names the confirmed ones', () => {
    const open = placeholder('Sample', 'The answer.');
    const item = written({ credential: open, prerequisites: open });
    expect(item).not.toHaveProperty('educationalCredentialAwarded');
    expect(item).not.toHaveProperty('coursePrerequisites');
    expect(written({ prerequisites: 'BLS; none other' })['coursePrerequisites']).toBe('BLS; none other');
    expect(written({ prerequisites: 'none, but read the manual' })).not.toHaveProperty('coursePrerequisites');
  });

  it('refuses a list that search engines would reject', () => {
    expect(() => listOf(course('a'), course('b'))).toThrow(
      'The course list of /aha-courses has 2 courses. It needs at least 3.',
    );
  });
});
