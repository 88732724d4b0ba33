import { helpGroups, helpLabels, type HelpCard } from '@/content/clinical/help';
import { clinicalLabels } from '@/content/clinical/page-labels';
import { review } from '@/content/clinical/review';
import { emergencyNumber } from '@/content/company/company';
import { FactText } from '@/components/facts/fact-text';
import { BackLink } from '@/components/layout/back-link';
import { SiteLink } from '@/components/links/site-link';
import { Icon } from '@/components/ui/icon';
import { textLinkStyle } from '@/components/ui/text-link';
import { factValue, isPlaceholder } from '@/lib/facts/facts';
import { telHref } from '@/lib/text/contact-links';
import { interpolate } from '@/lib/text/interpolate';
import { formatIsoDate } from '@/lib/time/calendar-days';
import { ageColor } from '@/lib/clinical/clinical-value';
import { ClinicalBlock } from './clinical-block';
import { ClinicalPage } from './clinical-page';
import { documentIdsOf, issuingBodiesOf } from './model/page-documents';
import { HelpCards } from './help-cards';
import { SourceDocumentLine } from './source-document-line';

const link = `inline-flex min-h-11 items-center ${textLinkStyle}`;

/** The cards about the same for people of other ages. */
function siblingsOf(page: HelpCard): readonly HelpCard[] {
  return helpGroups
    .map(({ cards }): readonly HelpCard[] => cards)
    .filter((cards) => cards.includes(page))
    .flat()
    .filter((card) => card !== page);
}

/** A card of help: the call, which stays in view, and the steps. On paper it is a poster of one sheet. */
export function HelpPage({ page }: { page: HelpCard }) {
  const documents = documentIdsOf(page);
  const [section] = page.sections;
  return (
    <ClinicalPage page={page} audience="Patient">
      <div data-poster="" className="contents print:flex print:items-end print:justify-between">
        <header className="mx-auto max-w-page px-gutter pt-1 xl:px-0 print:m-0 print:p-0">
          <BackLink route={page.route} />
          <h1
            id={`${section.id}-title`}
            className="pb-1.5 text-headline print:pb-0 print:text-[40pt] print:leading-none"
          >
            {page.title}
          </h1>
          <p className="text-lg text-ink-soft print:hidden">
            {page.lead}
            {siblingsOf(page).map(({ route, people }) => (
              <SiteLink key={route} route={route} className="ml-4 font-semibold text-green underline">
                {people}
              </SiteLink>
            ))}
          </p>
        </header>
        <div className="sticky top-16 z-20 bg-paper print:static [@media(max-height:30rem)]:static">
          <p className="mx-auto max-w-page px-gutter py-2 xl:px-0 print:p-0">
            <a
              href={telHref(emergencyNumber)}
              className="button flex min-h-14 items-center justify-center gap-3 rounded-button bg-flare px-6 font-display text-title font-bold text-on-flare hover:bg-flare-strong lg:inline-flex print:border-3 print:border-ink print:text-[26pt]"
            >
              <Icon name="phone" size={24} />
              {helpLabels.call}
            </a>
          </p>
        </div>
      </div>
      <div className="mx-auto max-w-page px-gutter pb-10 xl:px-0 print:p-0">
        <section id={section.id} aria-labelledby={`${section.id}-title`}>
          <p
            className={`age ${ageColor([section.population])} mb-2 font-semibold text-ink-soft print:mt-[1mm] print:text-[15pt]`}
          >
            {review.people[section.population]}
          </p>
          {section.blocks.map((block) => (
            <ClinicalBlock
              key={block.kind}
              block={block}
              sectionId={section.id}
              sectionTitle={section.title}
              from={page.route}
            />
          ))}
        </section>
        <p className="mt-5 max-w-measure text-sm print:mt-[2mm] print:max-w-none print:text-[9pt] print:leading-snug">
          {helpLabels.disclaimer} {clinicalLabels.reviewed} {formatIsoDate(factValue(review.lastReviewed))}{' '}
          {clinicalLabels.reviewedBy} <FactText fact={review.reviewer} />.
          {isPlaceholder(review.reviewer) ? (
            <strong className="hidden print:inline"> {review.sample}.</strong>
          ) : null}
          <span className="hidden print:inline">
            {' '}
            {clinicalLabels.sources} {issuingBodiesOf(page).join('; ')}. {review.independenceInShort}
          </span>
        </p>
        <details className="mt-1 print:hidden">
          <summary className={link}>
            {interpolate(clinicalLabels.sourcesCount, { count: documents.length })}
          </summary>
          <ul className="space-y-2 text-sm [overflow-wrap:anywhere]">
            {documents.map((id) => (
              <li key={id}>
                <SourceDocumentLine id={id} />
              </li>
            ))}
          </ul>
        </details>
        <div className="print:hidden">
          <h2 className="mt-6 mb-2 text-title-sm">{helpLabels.others}</h2>
          <HelpCards without={page.route} />
          <ul className="mt-4 flex flex-wrap gap-x-8">
            <li>
              <SiteLink route="blsAlgorithm" className={link}>
                {helpLabels.professionals}
              </SiteLink>
            </li>
            <li>
              <SiteLink route="locations" className={link}>
                {helpLabels.learn}
              </SiteLink>
            </li>
          </ul>
          <p className="mt-2 text-sm text-ink-soft">{helpLabels.poster}</p>
        </div>
      </div>
    </ClinicalPage>
  );
}
