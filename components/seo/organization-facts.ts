import { company } from '@/content/company';
import { socialLinks } from '@/content/navigation';
import { outbound } from '@/content/outbound';
import { routes } from '@/content/routes';
import { factValue } from '@/lib/facts';
import type { OrganizationFacts } from '@/lib/seo/site-nodes';

/** The company's facts in the shape that structured data wants. */
export function organizationFacts(): OrganizationFacts {
  const { street, city, region, postalCode, country, isConfirmed } = company.headquarters;
  return {
    origin: factValue(company.origin),
    name: factValue(company.name),
    description: routes.home.description,
    phone: factValue(company.phone),
    email: factValue(company.supportEmail),
    foundingYear: '2006',
    profiles: socialLinks.map((link) => factValue(outbound[link.outbound].url)),
    address: { street: factValue(street), city: factValue(city), region, postalCode: factValue(postalCode), country },
    isAddressConfirmed: isConfirmed,
    hours: [
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: company.hours[0].opens, closes: company.hours[0].closes },
      { days: ['Saturday'], opens: company.hours[1].opens, closes: company.hours[1].closes },
    ],
  };
}
