import type { ReactNode } from 'react';
import { MailLink } from '@/components/links/mail-link';
import { OutboundLink } from '@/components/links/outbound-link';
import { buttonStyle } from '@/components/ui/button-style';
import { review } from '@/content/clinical/review';
import type { ReferencePage } from '@/content/clinical/shared';
import { documents } from '@/content/clinical/sources';
import { ClinicalBlock } from './clinical-block';
import { documentIdsOf } from './page-documents';
import { isHiddenOnPaper } from './print-choice';

/** The sections in their order, between the contents and the sources, and last the call to action. */
export function ClinicalBody({ page }: { page: ReferencePage }) {
  return (
    <div className={`mx-auto grid max-w-page gap-x-12 px-gutter pb-20 pt-6 lg:grid-cols-[13rem_minmax(0,1fr)] xl:px-0 print:block print:p-0 ${isHiddenOnPaper(page)}`}>
      <Contents page={page} />
      <div className="min-w-0">
        {page.sections.map((section) => (
          <BodySection key={section.id} id={section.id} title={section.title}>
            {section.blocks.map((block, index) => (
              // Blocks are fixed content: their order never changes.
              <ClinicalBlock key={index} block={block} sectionTitle={section.title} />
            ))}
          </BodySection>
        ))}
        <Sources page={page} />
        <BodySection id="training" title={page.callToAction.title} isScreenOnly>
          <p className="mt-3 max-w-prose text-lg text-ink-soft">{page.callToAction.text}</p>
          <p className="mt-6 flex flex-wrap gap-4">
            <OutboundLink to="booking" className={buttonStyle('main', 'lg')}>Register for ACLS Training</OutboundLink>
            <MailLink subject={review.mailSubject} className={buttonStyle('outline', 'lg')}>Contact Us</MailLink>
          </p>
        </BodySection>
      </div>
    </div>
  );
}

function BodySection({ id, title, isScreenOnly = false, children }: { id: string; title: string; isScreenOnly?: boolean; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`mt-12 border-t-2 border-ink pt-5 first:mt-4 print:mt-4 print:pt-2 ${isScreenOnly ? 'print:hidden' : ''}`}>
      <h2 id={`${id}-title`} className="text-title">{title}</h2>
      {children}
    </section>
  );
}

/** On-page contents: above the text on a phone, beside it and always in view on a wide screen. */
function Contents({ page }: { page: ReferencePage }) {
  const entries = [...page.sections, { id: 'sources', title: 'Sources and review' }, { id: 'training', title: 'ACLS training' }];
  return (
    <nav aria-label="On this page" data-contents="" className="lg:sticky lg:top-26 lg:max-h-[calc(100vh-8rem)] lg:self-start lg:overflow-y-auto print:hidden">
      <p className="text-sm font-semibold lg:pt-4">On this page</p>
      <ol className="mt-1 grid gap-x-6 sm:grid-cols-2 lg:block">
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`} className="flex min-h-9 items-center border-l-2 border-line py-1.5 pl-3 text-sm text-ink-soft hover:text-ink aria-[current=true]:border-green aria-[current=true]:font-semibold aria-[current=true]:text-ink">{entry.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Sources({ page }: { page: ReferencePage }) {
  return (
    <BodySection id="sources" title="Sources and review">
      <ul className="mt-4 space-y-2 text-sm">
        {documentIdsOf(page).map((id) => (
          <li key={id}>
            <span className="font-semibold">{documents[id].organization}.</span> {documents[id].title}. {documents[id].year}. {documents[id].place}.
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-prose text-sm text-ink-soft">{review.independence}</p>
    </BodySection>
  );
}
