import type { RouteEntry } from '@/lib/site/routes';
import { serializeGraph } from '@/lib/seo/graph';
import { breadcrumbNode, organizationNode, type OrganizationFacts } from '@/lib/seo/site-nodes';

const origin = 'https://www.example.com';
const about: RouteEntry = {
  ...{ path: '/about', parent: '/', label: 'About', title: 'About it', description: 'What it is.' },
  ...{ keywords: [], kind: 'AboutPage', hasBreadcrumb: true },
};
const company: OrganizationFacts = {
  origin,
  name: 'Company',
  description: 'Teaches.',
  phone: '+16025550142',
  email: 'a@example.com',
  foundingYear: '2016',
  profiles: ['https://social.example/a'],
  address: { street: '1 Main St', city: 'Mesa', region: 'AZ', postalCode: '85201', country: 'US' },
  isAddressConfirmed: false,
  hours: [{ days: ['Monday', 'Tuesday'], opens: '08:00', closes: '18:00' }],
};

describe('the organization', () => {
  const shared = {
    '@id': `${origin}/#organization`,
    name: 'Company',
    description: 'Teaches.',
    url: origin,
    logo: `${origin}/icons/icon-512.png`,
    telephone: '+16025550142',
    email: 'a@example.com',
    foundingDate: '2016',
    sameAs: ['https://social.example/a'],
  };

  it('is not a place of business while its address is a sample', () => {
    expect(organizationNode(company)).toEqual({ '@type': 'Organization', ...shared });
  });

  it('is a place of business with its confirmed address and hours', () => {
    expect(organizationNode({ ...company, isAddressConfirmed: true })).toEqual({
      '@type': 'LocalBusiness',
      ...shared,
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Main St',
        addressLocality: 'Mesa',
        addressRegion: 'AZ',
        postalCode: '85201',
        addressCountry: 'US',
      },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday'],
          opens: '08:00',
          closes: '18:00',
        },
      ],
    });
  });
});

test('a breadcrumb leads to the named part of a page', () => {
  const services = { label: 'Training Programs', path: '/', hash: 'services' };
  expect(breadcrumbNode(origin, [services, about])).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Training Programs', item: `${origin}#services` },
      { position: 2, name: 'About' },
    ],
  });
});

test('structured data cannot end the script element it is in, whatever the text', () => {
  const graph = [{ '@type': 'Thing', name: 'a</script><!--\u2028\u2029' }] as const;
  const text = serializeGraph(graph);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': graph });
});
