import { courseListNode } from '@/lib/courses/course-list';
import type { Price } from '@/lib/money/price';
import { placeholder } from '@/lib/facts/facts';

const course = (anchor: string) => ({
  anchor,
  name: `Name of ${anchor}`,
  description: 'Words.',
  credential: 'A card',
  prerequisites: 'None',
  price: { kind: 'on-request' } as Price,
});

type Entry = { readonly position: number; readonly item: Readonly<Record<string, unknown>> };
type WrittenList = {
  readonly '@id': string;
  readonly numberOfItems: number;
  readonly itemListElement: readonly [Entry, Entry, Entry];
};

/** The list as a page writes it. */
function written(node: ReturnType<typeof courseListNode>): WrittenList {
  return JSON.parse(JSON.stringify(node)) as WrittenList;
}

describe('the course list of a page', () => {
  it('numbers the courses and gives each the address of its anchor', () => {
    const list = written(
      courseListNode('https://www.example.com', '/aha-courses', 'AHA courses', [
        course('a'),
        course('b'),
        course('c'),
      ]),
    );
    expect(list).toMatchObject({ '@type': 'ItemList', name: 'AHA courses' });
    expect(list.itemListElement[0]).toHaveProperty('@type', 'ListItem');
    expect(list['@id']).toBe('https://www.example.com/aha-courses#courses');
    expect(list.numberOfItems).toBe(3);
    expect(list.itemListElement.map((entry) => entry.position)).toEqual([1, 2, 3]);
    // "None" is not the name of a course that somebody has to have taken.
    expect(list.itemListElement[0].item).not.toHaveProperty('coursePrerequisites');
    expect(list.itemListElement[1].item).toMatchObject({
      '@type': 'Course',
      '@id': 'https://www.example.com/aha-courses#b',
      name: 'Name of b',
      provider: { '@id': 'https://www.example.com/#organization' },
      educationalCredentialAwarded: 'A card',
      inLanguage: 'en-US',
    });
  });

  it('names each class with its place and its first and last moment', () => {
    const dated = { kind: 'dated', starts: '09:00', ends: '13:30', spots: 4 } as const;
    const list = written(
      courseListNode('https://www.example.com', '/osha-classes', 'OSHA', [
        {
          ...course('a'),
          classes: [{ ...dated, date: '2027-03-13', lastDate: '2027-03-14', location: 'Mesa, AZ' }],
        },
        { ...course('b'), classes: [{ ...dated, date: '2027-03-13', location: 'Live online' }] },
        { ...course('c'), classes: [] },
      ]),
    );
    const [first, second, third] = list.itemListElement.map(({ item }) => item.hasCourseInstance);
    expect(first).toEqual([
      {
        '@type': 'CourseInstance',
        courseMode: 'Onsite',
        startDate: '2027-03-13T09:00',
        endDate: '2027-03-14T13:30',
        location: {
          '@type': 'Place',
          name: 'Mesa, AZ',
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'Mesa',
            addressRegion: 'AZ',
            addressCountry: 'US',
          },
        },
      },
    ]);
    expect(second).toEqual([
      {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        startDate: '2027-03-13T09:00',
        endDate: '2027-03-13T13:30',
      },
    ]);
    expect(third).toBeUndefined();
  });

  it('offers a course only where it has a price', () => {
    const list = written(
      courseListNode('https://www.example.com', '/osha-classes', 'OSHA', [
        { ...course('a'), price: { kind: 'fixed', cents: 7999 } },
        course('b'),
        course('c'),
      ]),
    );
    expect(list.itemListElement[0].item.offers).toMatchObject({ price: '79.99', priceCurrency: 'USD' });
    expect(list.itemListElement[0].item.offers).not.toHaveProperty('priceSpecification');
    expect(list.itemListElement[1].item).not.toHaveProperty('offers');
  });

  it('offers the total of a group beside the price of one', () => {
    const list = written(
      courseListNode('https://www.example.com', '/aha-courses', 'AHA', [
        { ...course('a'), price: { kind: 'fixed', cents: 7500, groupCents: 6000 }, groupOf: 10 },
        { ...course('b'), groupOf: 10 },
        course('c'),
      ]),
    );
    expect(list.itemListElement[0].item.offers).toMatchObject([
      { price: '75.00' },
      { price: '600.00', eligibleQuantity: { '@type': 'QuantitativeValue', value: 10 } },
    ]);
    expect(list.itemListElement[1].item).not.toHaveProperty('offers');
  });

  it('offers a span of prices as a span, in dollars', () => {
    const list = written(
      courseListNode('https://www.example.com', '/business-opportunities', 'Business', [
        { ...course('a'), price: { kind: 'range', from: 40_000, to: 100_050 } },
        course('b'),
        course('c'),
      ]),
    );
    expect(list.itemListElement[0].item.offers).toEqual({
      '@type': 'Offer',
      category: 'Paid',
      priceCurrency: 'USD',
      url: 'https://www.example.com/business-opportunities',
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: 400,
        maxPrice: 1000.5,
        priceCurrency: 'USD',
      },
    });
  });

  it('names no card where a course gives none', () => {
    const { credential, ...bare } = course('a');
    const courses = written(
      courseListNode('https://www.example.com', '/osha-classes', 'OSHA', [bare, course('b'), course('c')]),
    ).itemListElement;
    expect(credential).toBe('A card');
    expect(Object.keys(courses[0].item)).not.toContain('educationalCredentialAwarded');
  });

  it('keeps a card and prerequisites that are still open to itself, and names those that are settled', () => {
    const open = placeholder('Sample', 'The answer.');
    const items = written(
      courseListNode('https://www.example.com', '/aha-courses', 'AHA', [
        { ...course('a'), credential: open, prerequisites: open },
        { ...course('b'), prerequisites: 'BLS; none other' },
        { ...course('c'), prerequisites: 'none, but read the manual' },
      ]),
    ).itemListElement.map(({ item }) => item);
    expect(items[0]).not.toHaveProperty('educationalCredentialAwarded');
    expect(items.map((item) => item['coursePrerequisites'])).toEqual([
      undefined,
      'BLS; none other',
      undefined,
    ]);
  });

  it('takes a place for a city only where its state follows', () => {
    const dated = { kind: 'dated', date: '2027-03-13', starts: '09:00', ends: '13:30', spots: 4 } as const;
    const modes = ['Mesa, AZ by video', 'Salt Lake City, UT'].map((location) => {
      const node = courseListNode('https://www.example.com', '/aha-courses', 'AHA', [
        { ...course('a'), classes: [{ ...dated, location }] },
        course('b'),
        course('c'),
      ]);
      return written(node).itemListElement[0].item.hasCourseInstance;
    });
    expect(modes[0]).toEqual([expect.objectContaining({ courseMode: 'Online' })]);
    expect(modes[0]).not.toEqual([expect.objectContaining({ location: expect.anything() as unknown })]);
    expect(modes[1]).toMatchObject([
      {
        courseMode: 'Onsite',
        location: { address: { addressLocality: 'Salt Lake City', addressRegion: 'UT' } },
      },
    ]);
  });

  it('refuses a list that search engines would not take', () => {
    expect(() =>
      courseListNode('https://www.example.com', '/aha-courses', 'AHA', [course('a'), course('b')]),
    ).toThrow('The course list of /aha-courses has 2 courses. It needs at least 3.');
  });
});
