import type { ReactNode } from 'react';
import { FactText } from '@/components/facts/fact-text';
import { hasNextDate } from '@/components/courses/model/coming-classes';
import { ProgramSessions } from '@/components/programs/program-sessions';
import { priceText } from '@/components/programs/model/program-labels';
import { FactList, type FactRow } from '@/components/ui/fact-list';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { programTerms, programActions } from '@/content/programs/program-labels';
import { type TrainingProgram, splitFeatures } from '@/lib/programs/training-programs';
import { CheckList } from '@/components/ui/check-list';
import type { SixFeatures } from '@/lib/courses/osha-classes';
import { MailLink } from '@/components/links/mail-link';
import { MailText } from '@/components/links/mail-text';
import { OutboundLink } from '@/components/links/outbound-link';
import { SiteLink } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { interpolate } from '@/lib/text/interpolate';

type ProgramRowProps = {
  program: TrainingProgram;
  /** Below the name: the audience, or the credit. */
  line: ReactNode;
  /** Items that this page lists before the certification and the prerequisites. */
  facts: readonly FactRow[];
  /** The subject of an email about the program. */
  subject: string;
  /** The title above its class dates; null if the page shows none. */
  sessions: string | null;
};

/** A program in a row: name, price and action. The rest expands in place, without scripts too. */
export function ProgramRow({ program, line, facts, subject, sessions }: ProgramRowProps) {
  return (
    <li
      id={program.id}
      className="grid max-w-row gap-x-12 gap-y-2 border-t border-control py-3.5 last:border-b lg:grid-cols-12 lg:py-5 print:break-inside-avoid print:py-3"
    >
      <Fold
        className="lg:col-span-8 print:col-span-12 [&>summary]:flex-wrap [&>summary]:gap-y-0.5"
        title={
          <>
            <h3 className="basis-full text-title-sm lg:text-title">{program.title}</h3>
            <span className="basis-full text-sm text-ink-soft">{line}</span>
            <span className="text-sm font-semibold text-green print:hidden">{programTerms.details}</span>
          </>
        }
      >
        <div className="max-w-measure pt-3 pb-5">
          <p>{program.description}</p>
          <ProgramFeatureLists features={program.features} className="mt-6 print:mt-3" />
          <FactList
            className="mt-6 border-y border-line print:mt-2"
            rows={[
              ...facts,
              { term: programTerms.certification, value: <Certification program={program} /> },
              { term: programTerms.prerequisites, value: <FactText fact={program.prerequisites} /> },
            ]}
          />
          {program.note === undefined ? null : (
            <p className="mt-4 flex gap-3 text-sm">
              <Icon name="Info" size={18} className="mt-0.5 text-green" />
              {program.note}
            </p>
          )}
          {sessions === null || !hasNextDate(program.nextClasses) ? null : (
            <ProgramSessions heading={sessions} program={program} />
          )}
          {program.action.kind === 'ask' ? <MailText subject={subject} body={mailBody(program)} /> : null}
        </div>
      </Fold>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:col-span-4 lg:flex-col lg:items-end lg:justify-start print:col-span-12">
        {program.price.kind === 'on-request' ? null : (
          <p className="flex-1 basis-24 font-display text-title-sm font-bold figures lg:flex-none lg:text-right lg:text-title">
            {priceText(program.price)}
          </p>
        )}
        <ProgramActionLink program={program} subject={subject} />
      </div>
    </li>
  );
}

/** The card or certificate, and when the company promises it. */
function Certification({ program }: { program: TrainingProgram }) {
  return (
    <>
      <FactText fact={program.certification} />
      {program.promise === undefined ? null : (
        <span className="block text-sm text-ink-soft">
          <FactText fact={program.promise} />
        </span>
      )}
    </>
  );
}

/** The six features of a program: three under Training Includes, three under Additional Topics. */
function ProgramFeatureLists({ features, className = '' }: { features: SixFeatures; className?: string }) {
  const { included, additional } = splitFeatures(features);
  return (
    <div className={`grid gap-x-8 gap-y-6 sm:grid-cols-2 print:gap-x-4 ${className}`}>
      <FeatureList title={programTerms.included} items={included} />
      <FeatureList title={programTerms.additional} items={additional} />
    </div>
  );
}

function FeatureList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h4 className="text-base">{title}</h4>
      <CheckList items={items} className="mt-3 text-sm" />
    </div>
  );
}

/** The main action of a program. An email already names the program. */
function ProgramActionLink({ program, subject }: { program: TrainingProgram; subject: string }) {
  const { action, title } = program;
  const which = <VisuallyHidden>{interpolate(programActions.which, { program: title })}</VisuallyHidden>;
  const look = buttonStyle('solid', 'sm');
  switch (action.kind) {
    case 'pay':
      return (
        <OutboundLink to="checkout" paysFor={title} className={look}>
          {programActions.pay}
          {which}
        </OutboundLink>
      );
    case 'enroll':
      return (
        <SiteLink route="locations" query={{ class: program.id }} className={look}>
          {programActions.register}
          {which}
        </SiteLink>
      );
    case 'ask':
      return (
        <MailLink subject={subject} body={mailBody(program)} className={look}>
          {programActions[action.button]}
          {which}
        </MailLink>
      );
  }
}

function mailBody({ title, price }: TrainingProgram): string {
  return interpolate(programActions.mail, { program: title, price: priceText(price) });
}
