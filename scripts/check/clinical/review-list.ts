import { textsOfBlock } from '../../../components/clinical/model/page-documents';
import { provenanceText } from '../../../components/clinical/source-line';
import type { ReferenceBlock } from '../../../content/clinical/shared';
import { type ReviewItem, reviewItems } from '../../../lib/clinical/review-items';
import { addressOf, siteData } from './clinical-data';

/** The open items of the clinical reviewer on this site. */
export const openItems: readonly ReviewItem[] = reviewItems({
  ...siteData,
  textsOf: (block) => textsOfBlock(block as ReferenceBlock),
});

/** The list in words, page by page: what is said, for whom, by which route, and what it rests on. */
export function describeOpenItems(items: readonly ReviewItem[]): string {
  const lines = siteData.pages.flatMap((page) => {
    const own = items.filter((item) => item.page === page.route);
    return own.length === 0 ? [] : ['', `${addressOf(page)} (${own.length})`, ...own.map(lineOf)];
  });
  return [`For the clinical reviewer to confirm: ${items.length} statements.`, ...lines].join('\n');
}

function lineOf({ section, name, text, people, route, by }: ReviewItem): string {
  const about = [people, route].filter((part) => part !== '').join(', ');
  const source = by === null ? '' : ` Source: ${provenanceText(by)}.`;
  return `  ${section}: ${name}: ${text.replace(/\n/g, ' ')}${about === '' ? '' : ` (${about})`}${source}`;
}
