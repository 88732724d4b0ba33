import { courseListNode } from '@/lib/seo/course-list';

const course = (anchor: string) => ({ anchor, name: `Name of ${anchor}`, description: 'Words.', credential: 'A card', prerequisites: 'None' });

describe('the course list of a page', () => {
  it('numbers the courses and gives each the address of its anchor', () => {
    const list = JSON.parse(JSON.stringify(courseListNode('https://www.example.com', '/aha-courses', 'AHA courses', [course('a'), course('b'), course('c')])));
    expect(list).toMatchObject({ '@type': 'ItemList', name: 'AHA courses' });
    expect(list.itemListElement[0]['@type']).toBe('ListItem');
    expect(list['@id']).toBe('https://www.example.com/aha-courses#courses');
    expect(list.numberOfItems).toBe(3);
    expect(list.itemListElement.map((entry: { position: number }) => entry.position)).toEqual([1, 2, 3]);
    expect(list.itemListElement[1].item).toMatchObject({
      '@type': 'Course',
      '@id': 'https://www.example.com/aha-courses#b',
      name: 'Name of b',
      provider: { '@id': 'https://www.example.com/#organization' },
      educationalCredentialAwarded: 'A card',
      inLanguage: 'en-US',
    });
  });

  it('offers a course only where it has a price', () => {
    const list = JSON.parse(JSON.stringify(courseListNode('https://www.example.com', '/osha-classes', 'OSHA', [{ ...course('a'), price: 7999 }, course('b'), course('c')])));
    expect(list.itemListElement[0].item.offers).toMatchObject({ price: '79.99', priceCurrency: 'USD' });
    expect(list.itemListElement[0].item.offers).not.toHaveProperty('priceSpecification');
    expect(list.itemListElement[1].item).not.toHaveProperty('offers');
  });

  it('offers a span of prices as a span, in dollars', () => {
    const list = JSON.parse(JSON.stringify(courseListNode('https://www.example.com', '/business-opportunities', 'Business', [{ ...course('a'), price: { from: 40_000, to: 100_050 } }, course('b'), course('c')])));
    expect(list.itemListElement[0].item.offers).toEqual({
      '@type': 'Offer', category: 'Paid', priceCurrency: 'USD', url: 'https://www.example.com/business-opportunities',
      priceSpecification: { '@type': 'PriceSpecification', minPrice: 400, maxPrice: 1000.5, priceCurrency: 'USD' },
    });
  });

  it('names no card where a course gives none', () => {
    const { credential, ...bare } = course('a');
    const courses = JSON.parse(JSON.stringify(courseListNode('https://www.example.com', '/osha-classes', 'OSHA', [bare, course('b'), course('c')]))).itemListElement;
    expect(credential).toBe('A card');
    expect(Object.keys(courses[0].item)).not.toContain('educationalCredentialAwarded');
  });

  it('refuses a list that search engines would not take', () => {
    expect(() => courseListNode('https://www.example.com', '/aha-courses', 'AHA', [course('a'), course('b')])).toThrow('The course list of /aha-courses has 2 courses. It needs at least 3.');
  });
});
