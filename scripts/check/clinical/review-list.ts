import { textsOfBlock } from '../../../components/clinical/model/page-documents';
import { provenanceText } from '../../../components/clinical/source-line';
import type { ClinicalDecision } from '../../../components/preview/clinical-decisions';
import { changedWordings } from '../../../content/clinical/changed-wordings';
import type { ReferenceBlock } from '../../../content/clinical/shared';
import { routes, type RouteId } from '../../../content/site/routes';
import { type ReviewItem, reviewItems } from '../../../lib/clinical/review-items';
import { addressOf, linesOfRow, plain, siteData } from './clinical-data';

/** The open items for the clinical reviewer. */
export const openItems: readonly ReviewItem[] = reviewItems({
  ...siteData,
  wordsOfRow: (row) => linesOfRow(row).map((line) => plain(siteData, line)),
  textsOf: (block) => textsOfBlock(block as ReferenceBlock),
});

/** All steps of a help card, on one line. */
function textOfCard(route: RouteId): string {
  return siteData.pages
    .filter((page) => page.route === route)
    .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
    .flatMap((block) => (block.kind === 'help' ? block.items : []))
    .map(({ action, text }) => `${plain(siteData, action)}: ${plain(siteData, text)}`)
    .join(' ');
}

/** The current wording of an open item; null if content has no such item. */
function textNow({ page, name }: (typeof changedWordings)[number]): string | null {
  if (name === undefined) return textOfCard(page);
  return openItems.find((item) => item.page === page && item.name === name)?.text ?? null;
}

/** The wordings to decide, in list order. A card whose text is unchanged is not among them. */
export const decisions: readonly ClinicalDecision[] = changedWordings.flatMap((wording) => {
  const { page, name, before, why } = wording;
  const now = textNow(wording);
  if (now === null || now === before) return [];
  const { path, label } = routes[page];
  return [{ path, label, name: name ?? label, before, now: now.replace(/\n/g, ' '), why }];
});

/** The wording of an item before the change; empty for one awaiting its first review. */
function wordsBefore({ page, name }: Pick<ReviewItem, 'page' | 'name'>): string {
  return changedWordings.find((one) => one.page === page && one.name === name)?.before ?? '';
}

/** The open items without a changed wording, one per line with its page. */
export function otherOpenStatements(): readonly string[] {
  return openItems
    .filter((item) => wordsBefore(item) === '')
    .map((item) => `${addressOf({ route: item.page })} ${lineOf(item).trim()}`);
}

/** The list as text, page by page: statement, population, route and provenance. */
export function describeOpenItems(items: readonly ReviewItem[]): string {
  const lines = siteData.pages.flatMap((page) => {
    const own = items.filter((item) => item.page === page.route);
    return own.length === 0 ? [] : ['', `${addressOf(page)} (${own.length})`, ...own.map(lineOf)];
  });
  return [`For the clinical reviewer to confirm: ${items.length} statements.`, ...lines].join('\n');
}

function lineOf(item: ReviewItem): string {
  const { section, name, text, people, route, by } = item;
  const before = wordsBefore(item);
  const about = [people, route].filter((part) => part !== '').join(', ');
  const source = by === null ? '' : ` Source: ${provenanceText(by)}.`;
  return `  ${section}: ${name}: ${text.replace(/\n/g, ' ')}${about === '' ? '' : ` (${about})`}${source}${before === '' ? '' : ` Until now: ${before}`}`;
}
