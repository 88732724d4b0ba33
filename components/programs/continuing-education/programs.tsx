import { PageAsks } from '@/components/courses/page-asks';
import { FactText } from '@/components/facts/fact-text';
import { Section } from '@/components/layout/section';
import { ProgramRow } from '@/components/programs/program-row';
import { creditText } from '@/components/programs/model/program-labels';
import { continuingEducationMail, creditProgramsIntro } from '@/content/programs/continuing-education';
import { programTerms } from '@/content/programs/program-labels';
import type { CreditProgram } from '@/lib/programs/training-programs';

type CreditProgramsProps = { programs: readonly CreditProgram[]; isCourseAccessShown: boolean };

/** Each program in a row that shows its credit. */
export function CreditPrograms({ programs, isCourseAccessShown }: CreditProgramsProps) {
  return (
    <Section id="programs" title={creditProgramsIntro.title} lead={creditProgramsIntro.lead}>
      <ul>
        {programs.map((program) => (
          <ProgramRow
            key={program.id}
            program={program}
            subject={continuingEducationMail.inquiry}
            line={
              <>
                {creditText(program.credits)} · <FactText fact={program.duration} />
                {/* Next to the price, which would otherwise promise a renewal. */}
                {program.boardNote === undefined ? null : <span className="block">{program.boardNote}</span>}
              </>
            }
            facts={[{ term: programTerms.audience, value: program.targetAudience }]}
            sessions={isCourseAccessShown ? programTerms.courseAccess : null}
          />
        ))}
      </ul>
      <PageAsks courses={programs} areDatesShown={isCourseAccessShown} />
    </Section>
  );
}
