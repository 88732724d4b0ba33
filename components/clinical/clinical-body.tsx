import { clinicalLabels } from '@/content/clinical/page-labels';
import { pageLabels } from '@/content/site/page-labels';
import type { ReactNode } from 'react';
import { MailLink } from '@/components/links/mail-link';
import { OutboundLink } from '@/components/links/outbound-link';
import { SiteLink, siteHref } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';
import { textLinkStyle } from '@/components/ui/text-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { review } from '@/content/clinical/review';
import type { ReferencePage } from '@/content/clinical/shared';
import { ageColor, type Population } from '@/lib/clinical/clinical-value';
import { ClinicalBlock } from './clinical-block';
import { documentIdsOf } from '@/components/clinical/model/page-documents';
import { Fold } from '@/components/ui/fold';
import { PrintChoice, screenOnlyClass } from './print-choice';
import { SourceDocuments } from './source-documents';
import { indexPages } from '@/content/clinical/index-terms';
import type { RouteId } from '@/content/site/routes';
import { indexEntries } from './model/index-entries';

/** The sections in order, between the contents and the sources, followed by the call to action. */
export function ClinicalBody({ page }: { page: ReferencePage }) {
  const { ownClass } = page.callToAction;
  return (
    <div
      className={`dense mx-auto grid max-w-page gap-x-12 px-gutter pb-3 lg:pb-6 lg:grid-cols-[13rem_minmax(0,1fr)] xl:px-0 print:block print:p-0 ${screenOnlyClass}`}
    >
      <Contents page={page} />
      <div className="min-w-0">
        {page.sections.map((section) => (
          <BodySection
            key={section.id}
            id={section.id}
            title={section.title}
            population={
              section.blocks.every((block) => block.kind === 'links') ? undefined : section.population
            }
            isFolded={section.isFolded === true}
            doses={section.doses}
          >
            {section.blocks.map((block, index) => (
              // Blocks are fixed content: their order never changes.
              <ClinicalBlock
                key={index}
                block={block}
                sectionId={section.id}
                sectionTitle={section.title}
                from={page.route}
              />
            ))}
          </BodySection>
        ))}
        {hasIndex(page) ? (
          <BodySection id="index" title={indexTitle} isFolded>
            <ClinicalIndex from={page.route} />
          </BodySection>
        ) : null}
        <Sources page={page} />
        <BodySection id="print" title={printTitle} isFolded isScreenOnly>
          <PrintChoice page={page} />
        </BodySection>
        <BodySection id="training" title={page.callToAction.title} isScreenOnly>
          <p className="mt-1 max-w-measure text-ink-soft">{page.callToAction.text}</p>
          <p className="mt-2 flex flex-wrap gap-2 lg:mt-3 lg:gap-4">
            {ownClass === undefined ? null : (
              <SiteLink
                route="locations"
                query={{ class: ownClass.classId }}
                className={buttonStyle('main', 'lg')}
              >
                {ownClass.register}
              </SiteLink>
            )}
            <OutboundLink
              to="booking"
              className={buttonStyle(ownClass === undefined ? 'main' : 'outline', 'lg')}
            >
              {clinicalLabels.register}
            </OutboundLink>
            <MailLink subject={review.mailSubject} className={buttonStyle('outline', 'lg')}>
              {clinicalLabels.contact}
            </MailLink>
          </p>
        </BodySection>
      </div>
    </div>
  );
}

const { indexTitle, printTitle } = clinicalLabels;

/** Only this page has the index of all five pages. */
function hasIndex(page: ReferencePage): boolean {
  return page.route === 'aclsAlgorithm';
}

type BodySectionProps = {
  id: string;
  title: string;
  population?: Population | undefined;
  isScreenOnly?: boolean;
  /** The title opens it. The anchor is inside, so that a link to the section opens it too. */
  isFolded?: boolean;
  /** The row where its doses begin, if the title links to it. */
  doses?: string | undefined;
  children: ReactNode;
};

function BodySection({
  id,
  title,
  population,
  isScreenOnly = false,
  isFolded = false,
  doses,
  children,
}: BodySectionProps) {
  const heading = (
    <h2 id={`${id}-title`} className={isFolded ? 'text-[1.25rem] leading-6' : 'text-title'}>
      {title}
    </h2>
  );
  const people =
    population === undefined ? null : (
      <p className={`age ${ageColor([population])} font-semibold`}>{review.people[population]}</p>
    );
  const underTitle =
    doses === undefined ? (
      people
    ) : (
      <div className="flex items-center justify-between gap-x-4">
        {people}
        <p data-see="" className="print:hidden">
          <a href={`#${doses}`} className={`inline-flex min-h-8 items-center ${textLinkStyle}`}>
            {clinicalLabels.doses}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </a>
        </p>
      </div>
    );
  if (isFolded)
    return (
      <Fold
        title={heading}
        className={`border-t border-control print:mt-4 [&>summary]:block [&>summary]:min-h-12 [&>summary]:py-3 [&>summary>h2]:inline [&>summary>span]:ml-2 [&>summary>span]:inline-block ${isScreenOnly ? 'print:hidden' : ''}`}
      >
        {/* No section: its heading is in the summary. */}
        <div id={id} className="scroll-mt-28 pb-4 lg:scroll-mt-20 lg:pb-8">
          {underTitle}
          {children}
        </div>
      </Fold>
    );
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`deferred my-2 scroll-mt-12 border-t-2 border-ink pt-2 first:mt-0 lg:my-3 lg:pt-3 lg:scroll-mt-0 print:mt-4 print:pt-2 ${isScreenOnly ? 'print:hidden' : ''}`}
    >
      <div className={doses === undefined ? 'flex flex-wrap items-baseline gap-x-4' : undefined}>
        {heading}
        {underTitle}
      </div>
      {children}
    </section>
  );
}

/**
 * On a wide screen the section links are always in view beside the text. On a phone the collapsed titles are the
 * contents.
 */
function Contents({ page }: { page: ReferencePage }) {
  const entries = [
    ...page.sections,
    ...(hasIndex(page) ? [{ id: 'index', title: indexTitle }] : []),
    { id: 'sources', title: clinicalLabels.sourcesTitle },
    { id: 'print', title: printTitle },
    { id: 'training', title: clinicalLabels.trainingTitle },
  ];
  return (
    <nav
      aria-label={pageLabels.contents}
      data-contents=""
      className="hidden lg:sticky lg:top-26 lg:block lg:max-h-[calc(100vh-8rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <p className="text-sm font-semibold lg:pt-4">{pageLabels.contents}</p>
      <ol className="mt-1">
        {entries.map((entry) => (
          <li key={entry.id}>
            <a
              href={`#${entry.id}`}
              className="flex min-h-9 items-center border-l-2 border-line py-1.5 pl-3 text-sm text-ink-soft hover:text-ink aria-[current=true]:border-green aria-[current=true]:font-semibold aria-[current=true]:text-ink"
            >
              {entry.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Sources({ page }: { page: ReferencePage }) {
  return (
    <BodySection id="sources" title={clinicalLabels.sourcesTitle} isFolded>
      <p className="mt-3 max-w-measure">{review.checked}</p>
      <SourceDocuments ids={documentIdsOf(page)} className="mt-4 space-y-2 text-sm" />
      <p className="mt-5 max-w-measure">{review.independence}</p>
    </BodySection>
  );
}

/** The index of all five pages, A to Z: drug, rhythm or term, with its page. */
function ClinicalIndex({ from }: { from: RouteId }) {
  return (
    <ul className="mt-3 gap-x-8 sm:columns-2 xl:columns-3" data-index="">
      {indexEntries().map(({ term, route, anchor }) => (
        <li key={`${term} ${route}`} className="break-inside-avoid text-sm">
          <a
            href={route === from ? `#${anchor}` : siteHref({ route, hash: anchor })}
            className="inline-block py-1.5 hover:text-green"
          >
            <span className="font-semibold underline underline-offset-4">{term}</span>{' '}
            {indexPages[route as keyof typeof indexPages]}
          </a>
        </li>
      ))}
    </ul>
  );
}
