import { programTerms } from '@/content/programs/program-words';
import { Section } from '@/components/layout/section';
import { FactText } from '@/components/facts/fact-text';
import { ProgramFeatureLists } from '@/components/programs/program-features';
import { ProgramActionLink } from '@/components/programs/program-action';
import { ProgramSessions } from '@/components/programs/program-sessions';
import { Card } from '@/components/ui/card';
import { FactList } from '@/components/ui/fact-list';
import { businessMail, businessProgramsIntro } from '@/content/programs/business-opportunities';
import { priceText } from '@/components/programs/view/program-words';
import type { BusinessProgram } from '@/lib/programs/training-programs';

type BusinessProgramsProps = { programs: readonly BusinessProgram[]; isUpcomingSessionsShown: boolean };

/** Each program with what it costs and what it may bring side by side, like the two halves of a ticket. */
export function BusinessPrograms({ programs, isUpcomingSessionsShown }: BusinessProgramsProps) {
  return (
    <Section id="programs" tone="mint" title={businessProgramsIntro.title} lead={businessProgramsIntro.lead}>
      <ul className="grid gap-6 lg:grid-cols-2 print:grid-cols-2 print:gap-3">
        {programs.map((program) => (
          <BusinessCard
            key={program.id}
            program={program}
            isUpcomingSessionsShown={isUpcomingSessionsShown}
          />
        ))}
      </ul>
    </Section>
  );
}

function BusinessCard({
  program,
  isUpcomingSessionsShown,
}: {
  program: BusinessProgram;
  isUpcomingSessionsShown: boolean;
}) {
  return (
    <Card as="li" id={program.id} isPadded={false}>
      <div className="p-6 pb-5 sm:p-7 sm:pb-5">
        <h3 className="text-title">{program.title}</h3>
        <p className="mt-1 text-ink-soft">{program.targetAudience}</p>
      </div>
      <dl className="grid border-y border-dashed border-control sm:grid-cols-2 print:block">
        <div className="px-6 py-4 sm:px-7">
          <dt className="text-sm text-ink-soft">{programTerms.price}</dt>
          <dd className="font-display text-title font-bold tabular-nums">{priceText(program.price)}</dd>
        </div>
        <div className="border-dashed border-control px-6 py-4 max-sm:border-t sm:border-l sm:px-7 print:border-l-0">
          <dt className="text-sm text-ink-soft">{programTerms.earning}</dt>
          <dd>
            <span className="font-semibold">
              <FactText fact={program.earning} />
            </span>
            <span className="block text-sm text-ink-soft">{program.earningBasis}</span>
          </dd>
        </div>
      </dl>
      <div className="p-6 pt-5 sm:p-7 sm:pt-5">
        <p>{program.description}</p>
        <ProgramFeatureLists features={program.features} className="mt-6" />
        <FactList
          className="mt-6 border-t border-line"
          rows={[
            { term: programTerms.duration, value: <FactText fact={program.duration} /> },
            { term: programTerms.certification, value: <FactText fact={program.certification} /> },
            { term: programTerms.prerequisites, value: <FactText fact={program.prerequisites} /> },
          ]}
        />
        {isUpcomingSessionsShown ? (
          <ProgramSessions title={programTerms.upcomingSessions} program={program} />
        ) : null}
        <ProgramActionLink program={program} subject={businessMail.inquiry} />
      </div>
    </Card>
  );
}
