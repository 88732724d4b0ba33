import type { IsoDate } from '@/lib/dates';
import type { RouteEntry } from '@/lib/routes';
import { anchorId, organizationId, pageUrl, websiteId } from '@/lib/seo/ids';
import { medicalPageExtra } from '@/lib/seo/medical-web-page';
import { serviceNode } from '@/lib/seo/service';
import { breadcrumbNode, organizationNode, organizationStub, type OrganizationFacts, webPageNode, websiteNode } from '@/lib/seo/site-nodes';

const origin = 'https://www.example.com';
const day: IsoDate = '2026-11-02';
const home: RouteEntry = { path: '/', label: 'Home', title: 'Home of it', description: 'What it is.', keywords: [], parent: null, lastModified: day, kind: 'WebPage' };
const about: RouteEntry = { ...home, path: '/about', label: 'About', title: 'About it', parent: '/', kind: 'AboutPage' };
const company: OrganizationFacts = {
  origin, name: 'Company', description: 'Teaches.', phone: '+16025550142', email: 'a@example.com', foundingYear: '2016', profiles: ['https://social.example/a'],
  address: { street: '1 Main St', city: 'Mesa', region: 'AZ', postalCode: '85201', country: 'US' }, isAddressConfirmed: false,
  hours: [{ days: ['Monday', 'Tuesday'], opens: '08:00', closes: '18:00' }],
};

describe('addresses of nodes', () => {
  it('are the canonical addresses, home without a slash', () => {
    expect(pageUrl(origin, '/')).toBe(origin);
    expect(pageUrl(origin, '/about')).toBe(`${origin}/about`);
    expect(anchorId(origin, '/', 'services')).toBe(`${origin}#services`);
    expect([organizationId(origin), websiteId(origin)]).toEqual([`${origin}/#organization`, `${origin}/#website`]);
  });
});

describe('the organization', () => {
  const shared = {
    '@id': `${origin}/#organization`, name: 'Company', description: 'Teaches.', url: origin, logo: `${origin}/icons/icon-512.png`,
    telephone: '+16025550142', email: 'a@example.com', foundingDate: '2016', sameAs: ['https://social.example/a'],
  };

  it('is no place of business while its address is a sample', () => {
    expect(organizationNode(company)).toEqual({ '@type': 'Organization', ...shared });
  });

  it('is one with its confirmed address and hours', () => {
    expect(organizationNode({ ...company, isAddressConfirmed: true })).toEqual({
      '@type': 'LocalBusiness', ...shared,
      address: { '@type': 'PostalAddress', streetAddress: '1 Main St', addressLocality: 'Mesa', addressRegion: 'AZ', postalCode: '85201', addressCountry: 'US' },
      openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '08:00', closes: '18:00' }],
    });
  });

  it('is short on other pages', () => {
    expect(organizationStub(company)).toEqual({ '@type': 'Organization', '@id': `${origin}/#organization`, name: 'Company', url: origin });
  });
});

describe('website, page and breadcrumb', () => {
  it('belong together by their addresses', () => {
    const publisher = { '@id': `${origin}/#organization` };
    expect(websiteNode(origin, 'Company')).toEqual({ '@type': 'WebSite', '@id': `${origin}/#website`, url: origin, name: 'Company', inLanguage: 'en-US', publisher });
    const page = { inLanguage: 'en-US', isPartOf: { '@id': `${origin}/#website` }, publisher, description: 'What it is.', dateModified: '2026-11-02' };
    expect(webPageNode(origin, home)).toEqual({ ...page, '@type': 'WebPage', '@id': origin, url: origin, name: 'Home of it', about: publisher });
    expect(webPageNode(origin, about, { lastReviewed: '2026-01-01' })).toEqual({
      ...page, '@type': 'AboutPage', '@id': `${origin}/about`, url: `${origin}/about`, name: 'About it', breadcrumb: { '@id': `${origin}/about#breadcrumb` }, lastReviewed: '2026-01-01',
    });
    expect(breadcrumbNode(origin, [home, about])).toEqual({
      '@type': 'BreadcrumbList', '@id': `${origin}/about#breadcrumb`,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: origin },
        { '@type': 'ListItem', position: 2, name: 'About', item: `${origin}/about` },
      ],
    });
  });

  it('need a page', () => {
    expect(() => breadcrumbNode(origin, [])).toThrow('A breadcrumb needs at least one page.');
  });
});

describe('a service', () => {
  it('is one for all cities', () => {
    expect(serviceNode({ origin, path: '/locations', anchor: 'training', name: 'Classes', description: 'In town.', type: 'CPR training', cities: [{ name: 'Mesa', stateName: 'Arizona' }] })).toEqual({
      '@type': 'Service', '@id': `${origin}/locations#training`, name: 'Classes', description: 'In town.', serviceType: 'CPR training', provider: { '@id': `${origin}/#organization` },
      areaServed: [{ '@type': 'City', name: 'Mesa', containedInPlace: { '@type': 'State', name: 'Arizona' } }],
    });
  });
});

describe('a medical page', () => {
  const document = { organization: 'Heart body', title: 'Guidelines', year: '2025', place: 'DOI 10.1/abc' };
  const extra = (cited: readonly (typeof document)[]) =>
    medicalPageExtra({ conditions: ['Bradycardia'], guideline: { name: 'The guidelines', date: '2025-10-22', authority: 'Heart body' }, lastReviewed: day, cited });

  it('names condition, guideline, reader and day of review', () => {
    expect(extra([])).toEqual({
      about: [
        { '@type': 'MedicalCondition', name: 'Bradycardia' },
        { '@type': 'MedicalGuideline', name: 'The guidelines', guidelineDate: '2025-10-22', recognizingAuthority: { '@type': 'Organization', name: 'Heart body' } },
      ],
      audience: { '@type': 'MedicalAudience', audienceType: 'Clinician' }, lastReviewed: '2026-11-02', citation: [],
    });
  });

  it.each([
    [document, { datePublished: '2025', identifier: 'doi:10.1/abc' }],
    [{ ...document, year: '2020 and 2025', place: 'page 3' }, {}],
    [{ ...document, year: '12025', place: 'see DOI 10.1/abc' }, {}],
    [{ ...document, year: '20255' }, { identifier: 'doi:10.1/abc' }],
  ])('cites %j with no more than is certain', (cited, more) => {
    expect(extra([cited]).citation).toEqual([{ '@type': 'CreativeWork', name: 'Guidelines', author: { '@type': 'Organization', name: 'Heart body' }, ...more }]);
  });
});
