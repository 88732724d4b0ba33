import type { Course, ItemList, Offer } from 'schema-dts';
import { isPlaceholder } from '../facts';
import { centsAsDecimal } from '../money';
import type { ProgramPrice, TrainingProgram } from '../training-programs';
import { anchorId, organizationId, pageUrl } from './ids';

export type ProgramListPage = { readonly origin: string; readonly path: string; readonly name: string };

/**
 * The programs of a page as a list of courses. Bundles and services are left out, and so is the offer of every program
 * whose price the page does not show. A sample (placeholder) is never marked up. Class dates are never part of it: they would be past before long.
 */
export function programListNode({ origin, path, name }: ProgramListPage, programs: readonly TrainingProgram[]): ItemList {
  return {
    '@type': 'ItemList',
    '@id': anchorId(origin, path, 'program-list'),
    name,
    mainEntityOfPage: { '@id': pageUrl(origin, path) },
    itemListElement: programs
      .filter((program) => program.isCourse)
      .map((program, index) => ({ '@type': 'ListItem', position: index + 1, item: courseNode(origin, path, program) })),
  };
}

function courseNode(origin: string, path: string, program: TrainingProgram): Course {
  const offer = offerNode(program.price);
  const id = anchorId(origin, path, program.id);
  return {
    '@type': 'Course',
    '@id': id,
    url: id,
    name: program.title,
    description: program.description,
    provider: { '@id': organizationId(origin) },
    coursePrerequisites: program.prerequisites,
    ...(isPlaceholder(program.certification) ? {} : { educationalCredentialAwarded: program.certification }),
    ...(offer === null ? {} : { offers: offer }),
  };
}

function offerNode(price: ProgramPrice): Offer | null {
  switch (price.kind) {
    case 'fixed':
    case 'each':
      return { '@type': 'Offer', category: 'Paid', price: centsAsDecimal(price.cents), priceCurrency: 'USD' };
    case 'range':
      return {
        '@type': 'Offer',
        category: 'Paid',
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: price.from / 100,
          maxPrice: price.to / 100,
          priceCurrency: 'USD',
        },
      };
    case 'on-request':
      return null;
  }
}
