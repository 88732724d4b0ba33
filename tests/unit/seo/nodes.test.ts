import type { IsoDate } from '@/lib/time/calendar-days';
import type { RouteEntry } from '@/lib/site/routes';
import { serializeGraph } from '@/lib/seo/graph';
import {
  breadcrumbNode,
  organizationNode,
  type OrganizationFacts,
  webPageNode,
  websiteNode,
} from '@/lib/seo/site-nodes';

const origin = 'https://www.example.com';
const day: IsoDate = '2026-11-02';
const home: RouteEntry = {
  ...{ path: '/', parent: null, label: 'Home', title: 'Home of it', description: 'What it is.' },
  ...{ keywords: [], kind: 'WebPage' },
};
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

  it('is one with its confirmed address and hours', () => {
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

describe('website, page and breadcrumb', () => {
  const publisher = { '@id': `${origin}/#organization` };
  const shared = { inLanguage: 'en-US', publisher };

  it('belong together by their addresses', () => {
    const website = { '@type': 'WebSite', '@id': `${origin}/#website`, url: origin, name: 'Company' };
    expect(websiteNode(origin, 'Company')).toEqual({ ...website, ...shared });
    const page = {
      ...shared,
      isPartOf: { '@id': `${origin}/#website` },
      description: 'What it is.',
      dateModified: '2026-11-02',
    };
    expect(webPageNode(origin, home, day)).toEqual({
      ...page,
      ...{ '@type': 'WebPage', '@id': origin, url: origin, name: 'Home of it', about: publisher },
    });
    expect(webPageNode(origin, about, day, { lastReviewed: '2026-01-01' })).toEqual({
      ...page,
      ...{ '@type': 'AboutPage', '@id': `${origin}/about`, url: `${origin}/about`, name: 'About it' },
      breadcrumb: { '@id': `${origin}/about#breadcrumb` },
      lastReviewed: '2026-01-01',
    });
    // Where nobody knows the day of the last change, nothing is said.
    expect(webPageNode(origin, home, undefined)).not.toHaveProperty('dateModified');
    expect(breadcrumbNode(origin, [home, about])).toEqual({
      '@type': 'BreadcrumbList',
      '@id': `${origin}/about#breadcrumb`,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: origin },
        { '@type': 'ListItem', position: 2, name: 'About', item: `${origin}/about` },
      ],
    });
  });

  it('lead to the part of a page that has a name', () => {
    const services = { label: 'Training Programs', path: '/', hash: 'services' };
    expect(breadcrumbNode(origin, [services, about])).toMatchObject({
      itemListElement: [{ name: 'Training Programs', item: `${origin}#services` }, { name: 'About' }],
    });
  });
});

test('structured data cannot end the script element it is in, whatever the text', () => {
  const graph = [{ '@type': 'Thing', name: 'a</script><!--\u2028\u2029' }] as const;
  const text = serializeGraph(graph);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': graph });
});
