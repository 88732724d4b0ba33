import { company } from '@/content/company/company';
import { socialLinks } from '@/content/site/navigation';
import { outbound } from '@/content/site/outbound';
import { routes } from '@/content/site/routes';
import { factValue, isPlaceholder } from '@/lib/facts/facts';
import type { OrganizationFacts } from '@/lib/seo/site-nodes';
import { phoneWithCountry } from '@/lib/text/contact-links';

/** The company's facts in the shape that structured data wants. */
export function organizationFacts(): OrganizationFacts {
  const { street, city, region, postalCode, country } = company.headquarters;
  return {
    origin: factValue(company.origin),
    name: factValue(company.name),
    description: routes.home.description,
    phone: phoneWithCountry(factValue(company.phone)),
    email: factValue(company.supportEmail),
    foundingYear: String(company.foundedIn),
    profiles: socialLinks.map((link) => factValue(outbound[link.outbound])),
    address: {
      street: factValue(street),
      city: factValue(city),
      region: factValue(region),
      postalCode: factValue(postalCode),
      country,
    },
    isAddressConfirmed: ![street, city, region, postalCode].some(isPlaceholder),
    hours: company.hours,
  };
}
