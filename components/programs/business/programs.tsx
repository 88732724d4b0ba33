import { PageAsks } from '@/components/courses/page-asks';
import { FactText } from '@/components/facts/fact-text';
import { Section } from '@/components/layout/section';
import { ProgramRow } from '@/components/programs/program-row';
import {
  businessEarning,
  businessMail,
  businessProgramsIntro,
} from '@/content/programs/business-opportunities';
import { programTerms } from '@/content/programs/program-labels';
import { isPlaceholder } from '@/lib/facts/facts';
import type { BusinessProgram } from '@/lib/programs/training-programs';

type BusinessProgramsProps = { programs: readonly BusinessProgram[]; isUpcomingSessionsShown: boolean };

/** Each program in a row that shows its earning potential, once the owner has supplied a figure. */
export function BusinessPrograms({ programs, isUpcomingSessionsShown }: BusinessProgramsProps) {
  return (
    <Section id="programs" tone="mint" title={businessProgramsIntro.title} lead={businessProgramsIntro.lead}>
      <ul>
        {programs.map((program) => (
          <ProgramRow
            key={program.id}
            program={program}
            subject={businessMail.inquiry}
            line={
              <>
                {program.targetAudience}
                {isPlaceholder(businessEarning) ? null : (
                  <span className="block">
                    {programTerms.earning}: <FactText fact={businessEarning} />
                  </span>
                )}
              </>
            }
            facts={[
              ...(isPlaceholder(businessEarning)
                ? []
                : [{ term: programTerms.earning, value: program.earningBasis }]),
              { term: programTerms.duration, value: <FactText fact={program.duration} /> },
            ]}
            sessions={isUpcomingSessionsShown ? programTerms.upcomingSessions : null}
          />
        ))}
      </ul>
      <PageAsks courses={programs} areDatesShown={isUpcomingSessionsShown} hasGroupPrice={false} />
    </Section>
  );
}
