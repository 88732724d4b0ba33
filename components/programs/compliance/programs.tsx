import { complianceMail, compliancePrices } from '@/content/programs/compliance';
import { programTerms } from '@/content/programs/program-words';
import { Section } from '@/components/layout/section';
import { FactText } from '@/components/facts/fact-text';
import { ProgramFeatureLists } from '@/components/programs/program-features';
import { ProgramActionLink } from '@/components/programs/program-action';
import { ProgramSessions } from '@/components/programs/program-sessions';
import { FactList } from '@/components/ui/fact-list';
import { Icon } from '@/components/ui/icon';
import { typicalGroupWords } from '@/components/courses/view/seat-prices';
import { priceText } from '@/components/programs/view/program-words';
import type { TrainingProgram } from '@/lib/programs/training-programs';

type ComplianceProgramsProps = { programs: readonly TrainingProgram[]; isUpcomingClassesShown: boolean };

/** The programs as a ledger: price at the left, what you get for it at the right. */
export function CompliancePrograms({ programs, isUpcomingClassesShown }: ComplianceProgramsProps) {
  return (
    <Section id="programs" title={compliancePrices.title} lead={compliancePrices.lead}>
      {programs.map((program) => (
        <ComplianceProgram
          key={program.id}
          program={program}
          isUpcomingClassesShown={isUpcomingClassesShown}
        />
      ))}
    </Section>
  );
}

function ComplianceProgram({
  program,
  isUpcomingClassesShown,
}: {
  program: TrainingProgram;
  isUpcomingClassesShown: boolean;
}) {
  const groupWords = typicalGroupWords(program);
  return (
    <article
      id={program.id}
      aria-label={program.title}
      className="deferred grid gap-x-12 gap-y-6 border-t border-control py-10 lg:grid-cols-12 print:break-inside-avoid print:grid-cols-12 print:gap-y-2 print:py-4"
    >
      <div className="lg:col-span-4 print:col-span-4">
        <h3 className="text-title">{program.title}</h3>
        <p className="mt-1 text-ink-soft">{program.targetAudience}</p>
        <p
          className={`mt-5 font-display font-bold tabular-nums ${program.price.kind === 'on-request' ? 'text-title' : 'text-figure'}`}
        >
          {priceText(program.price)}
        </p>
        {groupWords === null ? null : <p className="mt-1 text-sm text-ink-soft">{groupWords}</p>}
        <p className="mt-2 flex items-center gap-2 text-sm text-ink-soft">
          <Icon name="clock" size={18} className="text-green" />
          <FactText fact={program.duration} />
        </p>
        <ProgramActionLink program={program} subject={complianceMail.group} />
      </div>
      <div className="lg:col-span-8 print:col-span-8">
        <p className="max-w-measure text-lg">{program.description}</p>
        <ProgramFeatureLists features={program.features} className="mt-6 print:mt-3" />
        <FactList
          className="mt-6 border-t border-line print:mt-2"
          rows={[
            ...(program.credit === undefined ? [] : [{ term: programTerms.credit, value: program.credit }]),
            { term: programTerms.certification, value: <Certification program={program} /> },
            { term: programTerms.prerequisites, value: <FactText fact={program.prerequisites} /> },
          ]}
        />
        {isUpcomingClassesShown ? (
          <ProgramSessions title={programTerms.upcomingClasses} program={program} />
        ) : null}
        {program.note === undefined ? null : (
          <p className="mt-4 flex max-w-measure gap-3 text-sm">
            <Icon name="info" size={18} className="mt-0.5 text-green" />
            {program.note}
          </p>
        )}
      </div>
    </article>
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
