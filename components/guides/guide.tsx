import type { ReactNode } from 'react';
import { FactText } from '@/components/facts/fact-text';
import { Contents } from '@/components/layout/contents';
import { PageHeader } from '@/components/layout/page-header';
import { MailLink } from '@/components/links/mail-link';
import { PhoneLink } from '@/components/links/phone-link';
import { WayLink } from '@/components/links/way-link';
import { buttonStyle } from '@/components/ui/button-style';
import { Card } from '@/components/ui/card';
import { textLinkStyle } from '@/components/ui/text-link';
import { policyValues } from '@/components/courses/model/policy-values';
import { type GuideCopy, type GuideRow, type GuideSection, guideLabels } from '@/content/guides/guide';
import type { RouteId } from '@/content/site/routes';
import { type Fact, mapFact } from '@/lib/facts/facts';
import { interpolate } from '@/lib/text/interpolate';

type GuideProps = {
  route: RouteId;
  guide: GuideCopy;
  /** What a section shows besides its text, by section id. */
  parts?: Readonly<Record<string, ReactNode>>;
  /** Shown after the last section. */
  children?: ReactNode;
};

/** Common questions, each with a visible answer: to read on a phone, print and send. */
export function Guide({ route, guide, parts = {}, children }: GuideProps) {
  const { title, lead, choice, sections } = guide;
  return (
    <>
      <PageHeader route={route} title={title} lead={lead} tone="sand" />
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-gutter py-band lg:grid-cols-12 xl:px-0 print:block print:py-2">
        <Contents entries={sections} />
        <div className="guide min-w-0 lg:col-span-8 print:columns-2 print:gap-8 print:text-[9pt] print:leading-snug">
          {choice === undefined ? null : <CardChoice choice={choice} />}
          {sections.map((section) => (
            <Answer key={section.id} section={section} part={parts[section.id]} />
          ))}
          {children}
          <p className="hidden print:block">
            <PhoneLink /> · <MailLink />
          </p>
          <Card as="section" id="questions" tone="mint" className="print:hidden">
            <h2 className="text-title">{guideLabels.more.title}</h2>
            <p className="mt-2">{guideLabels.more.text}</p>
            <div className="mt-6 flex flex-wrap gap-4">
              <PhoneLink className={buttonStyle('solid')} />
              <MailLink subject={title} body={guideLabels.mailBody} className={buttonStyle('outline')}>
                {guideLabels.more.mail}
              </MailLink>
            </div>
          </Card>
        </div>
      </div>
    </>
  );
}

function Answer({ section, part }: { section: GuideSection; part: ReactNode }) {
  const {
    id,
    title,
    gist,
    paragraphs = [],
    tool,
    points = [],
    steps = [],
    rows = [],
    links = [],
    mail,
  } = section;
  return (
    // No accessible name, so no landmark: a dozen of them would hide the useful ones. The contents link to its id.
    <section id={id} className="mb-14 scroll-mt-24 print:mb-2">
      <h2 className="text-title print:text-sm">{title}</h2>
      {gist === undefined ? null : (
        <p className="mt-2 text-lg font-semibold text-green print:mt-0 print:text-[9pt] print:leading-snug">
          <FactSentence fact={gist} />
        </p>
      )}
      {paragraphs.map((paragraph, index) => (
        <p key={index} className="mt-4 max-w-measure print:mt-1">
          <FactSentence fact={paragraph} />
        </p>
      ))}
      {tool === undefined ? null : (
        <>
          <p className="mt-4 max-w-measure noscript:hidden print:hidden">
            <FactSentence fact={tool.use} />
          </p>
          <p className="mt-4 hidden max-w-measure noscript:block print:mt-1 print:block">
            <FactSentence fact={tool.without} />
          </p>
        </>
      )}
      {points.length === 0 ? null : (
        <ul className="mt-4 max-w-measure list-disc space-y-2 pl-6 marker:text-green print:mt-1 print:space-y-0">
          {points.map((point, index) => (
            <li key={index}>
              <FactSentence fact={point} />
            </li>
          ))}
        </ul>
      )}
      <Steps steps={steps} />
      <Rows rows={rows} />
      {part}
      <p className="mt-3 flex flex-wrap gap-x-6 print:hidden">
        {links.map((link) => (
          <WayLink key={link.label} way={link} className={wayStyle} />
        ))}
        {mail === undefined ? null : (
          <MailLink subject={mail} body={guideLabels.mailBody} className={wayStyle}>
            {interpolate(guideLabels.mail, { subject: mail })}
          </MailLink>
        )}
      </p>
    </section>
  );
}

/** Opens the rows of one card in all sections, without a script: card-choice.css. */
function CardChoice({ choice: { title, cards } }: { choice: NonNullable<GuideCopy['choice']> }) {
  return (
    <fieldset className="card-choice mb-10 print:hidden">
      <legend className="font-semibold">{title}</legend>
      <div className="mt-3 flex flex-wrap gap-2">
        {cards.map(({ term, card }) => (
          <label
            key={card}
            className="whole-words inline-flex min-h-11 items-center gap-2.5 rounded-button border border-control bg-surface px-4 text-sm font-semibold has-checked:border-green has-checked:bg-mint"
          >
            <input type="radio" name="card" value={card} className="size-4.5 accent-green" />
            {term}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Rows({ rows }: { rows: readonly GuideRow[] }) {
  if (rows.length === 0) return null;
  if (rows.every(({ card }) => card !== undefined))
    return (
      <div className="mt-5 border-t border-line print:mt-1">
        {rows.map((row) => (
          <details key={row.term} data-card={row.card} className="border-b border-line">
            <summary className="menu-mark flex min-h-12 list-none items-center justify-between gap-4 font-semibold">
              {row.term}
            </summary>
            <div className="pb-4 print:pb-1">
              <p className="card-term pt-3 font-semibold">{row.term}</p>
              <RowText row={row} />
            </div>
          </details>
        ))}
      </div>
    );
  return (
    <dl className="mt-5 divide-y divide-line border-y border-line print:mt-1">
      {rows.map((row) => (
        <div
          key={row.term}
          className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] print:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] print:gap-x-3 print:py-0.5"
        >
          <dt className="font-semibold">{row.term}</dt>
          <dd>
            <RowText row={row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function RowText({ row }: { row: GuideRow }) {
  return (
    <>
      {row.text === undefined ? null : (
        <p>
          <FactSentence fact={row.text} />
        </p>
      )}
      {row.note === undefined ? null : (
        <p className="mt-2 max-w-measure print:mt-0">
          <FactSentence fact={row.note} />
        </p>
      )}
      <Steps steps={row.steps ?? []} />
      {row.link === undefined ? null : <WayLink way={row.link} className={wayStyle} />}
      {row.source === undefined ? null : (
        <p className="mt-1 text-sm text-ink-soft print:mt-0 print:text-[8pt]">
          {interpolate(guideLabels.source, { source: row.source })}
        </p>
      )}
    </>
  );
}

const wayStyle = `inline-flex min-h-11 items-center print:min-h-0 ${textLinkStyle}`;

const policies = policyValues();

function FactSentence({ fact }: { fact: Fact<string> }) {
  const filled = mapFact(fact, (text) => interpolate(text, policies));
  return <FactText fact={filled} />;
}

function Steps({ steps }: { steps: readonly Fact<string>[] }) {
  if (steps.length === 0) return null;
  return (
    <ol className="mt-2 max-w-measure list-decimal space-y-2 pl-6 marker:font-semibold marker:text-green print:mt-1 print:space-y-0">
      {steps.map((step, index) => (
        <li key={index}>
          <FactSentence fact={step} />
        </li>
      ))}
    </ol>
  );
}
