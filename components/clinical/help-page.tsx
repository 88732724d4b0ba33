import { helpGroups, helpLabels, type HelpCard } from '@/content/clinical/help';
import { clinicalLabels } from '@/content/clinical/page-labels';
import { review } from '@/content/clinical/review';
import { emergencyNumber } from '@/content/company/company';
import { LinkList } from '@/components/layout/link-list';
import { BackLink } from '@/components/layout/trail-line';
import { SiteLink } from '@/components/links/site-link';
import { Icon } from '@/components/ui/icon';
import { loneLinkStyle, textLinkStyle } from '@/components/ui/text-link';
import { telHref } from '@/lib/text/contact-links';
import { interpolate } from '@/lib/text/interpolate';
import { ageColor } from '@/lib/clinical/clinical-value';
import { ClinicalBlock } from './clinical-block';
import { ClinicalPage } from './clinical-page';
import { documentIdsOf, issuingBodiesOf } from './model/page-documents';
import { HelpCards } from './help-cards';
import { ReviewLine } from './review-line';
import { SourceDocuments } from './source-documents';

/** The cards on the same subject for people of other ages. */
function siblingsOf(page: HelpCard): readonly HelpCard[] {
  return helpGroups
    .map(({ cards }): readonly HelpCard[] => cards)
    .filter((cards) => cards.includes(page))
    .flat()
    .filter((card) => card !== page);
}

/**
 * A help card: the call link, which stays at the bottom edge, and the steps. Only the title and the people come
 * before the first step. In print it is a one-page poster.
 */
export function HelpPage({ page }: { page: HelpCard }) {
  const documents = documentIdsOf(page);
  const [section] = page.sections;
  return (
    <ClinicalPage page={page} audience="Patient">
      <div data-poster="" className="contents print:flex print:items-end print:justify-between">
        <header className="mx-auto max-w-page px-gutter pt-1.5 xl:px-0 print:m-0 print:p-0">
          <h1 className="text-headline print:text-[40pt] print:leading-none">{page.title}</h1>
          <p className="flex flex-wrap items-center gap-x-2 print:mt-[1mm] print:text-[15pt]">
            <span data-people="" className={`age ${ageColor([section.population])} mr-1 font-semibold`}>
              {page.lead}
            </span>
            {siblingsOf(page).map(({ route, people }) => (
              <SiteLink
                key={route}
                route={route}
                className={`inline-flex min-h-11 items-center px-2 print:hidden ${textLinkStyle}`}
              >
                {people}
              </SiteLink>
            ))}
          </p>
        </header>
        <div className="emergency-call print:static">
          <a
            href={telHref(emergencyNumber)}
            className="button flex min-h-14 items-center justify-center gap-3 rounded-button bg-flare px-6 font-display text-title font-bold text-on-flare hover:bg-flare-strong print:border-3 print:border-ink print:text-[26pt] [@media(max-height:30rem)]:min-h-11"
          >
            <Icon name="Phone" size={24} />
            {helpLabels.call}
          </a>
        </div>
      </div>
      <div className="mx-auto max-w-page px-gutter pb-6 xl:px-0 print:p-0">
        <div id={section.id}>
          {section.blocks.map((block) => (
            <ClinicalBlock
              key={block.kind}
              block={block}
              sectionId={section.id}
              sectionTitle={section.title}
              from={page.route}
            />
          ))}
        </div>
        <p className="mt-5 max-w-measure text-sm print:mt-[2mm] print:max-w-none print:text-[9pt] print:leading-snug">
          {helpLabels.disclaimer} <ReviewLine page={page} />
          <span className="hidden print:inline">
            {' '}
            {clinicalLabels.sources} {issuingBodiesOf(page).join('; ')}. {review.independenceInShort}
          </span>
        </p>
        <details className="mt-1 print:hidden">
          <summary className={loneLinkStyle}>
            {interpolate(clinicalLabels.sourcesCount, { count: documents.length })}
          </summary>
          <SourceDocuments ids={documents} className="space-y-2 text-sm" />
        </details>
        <div className="print:hidden">
          <h2 className="mt-6 mb-2 text-title-sm">{helpLabels.others}</h2>
          <HelpCards without={page.route} />
          <LinkList
            links={[
              { label: helpLabels.professionals, route: 'blsAlgorithm' },
              { label: helpLabels.learn, route: 'locations' },
            ]}
            className="mt-4 flex flex-wrap gap-x-8"
            linkStyle={loneLinkStyle}
          />
          <p className="mt-2 text-sm text-ink-soft">{helpLabels.poster}</p>
          <BackLink route={page.route} />
        </div>
      </div>
    </ClinicalPage>
  );
}
