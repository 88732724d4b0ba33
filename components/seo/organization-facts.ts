import { company } from '@/content/company/company';
import { socialLinks } from '@/content/site/navigation';
import { outboundHref } from '@/components/links/outbound-link';
import { routes } from '@/content/site/routes';
import { factValue } from '@/lib/facts/facts';
import type { OrganizationFacts } from '@/lib/seo/site-nodes';
import { phoneWithCountry } from '@/lib/text/contact-links';

/** The company's facts in the shape of structured data. */
export function organizationFacts(): OrganizationFacts {
  const { headquarters } = company;
  return {
    origin: factValue(company.origin),
    name: factValue(company.name),
    description: routes.home.description,
    phone: phoneWithCountry(factValue(company.phone)),
    email: factValue(company.supportEmail),
    foundingYear: String(company.foundedIn),
    profiles: socialLinks.map((link) => outboundHref(link.outbound)),
    address: {
      street: factValue(headquarters?.street ?? ''),
      city: factValue(headquarters?.city ?? ''),
      region: factValue<string>(headquarters?.state ?? ''),
      postalCode: factValue(headquarters?.zip ?? ''),
      country: 'US',
    },
    isAddressConfirmed: headquarters?.isSample === false,
    hours: company.hours,
  };
}
