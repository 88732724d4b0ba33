import { FactText } from '@/components/facts/fact-text';
import { Section } from '@/components/layout/section';
import { ProgramRow } from '@/components/programs/program-row';
import { ProgramSessions } from '@/components/programs/program-sessions';
import { businessMail, businessProgramsIntro } from '@/content/programs/business-opportunities';
import { programTerms } from '@/content/programs/program-words';
import type { BusinessProgram } from '@/lib/programs/training-programs';

type BusinessProgramsProps = { programs: readonly BusinessProgram[]; isUpcomingSessionsShown: boolean };

/** Each program with what it may bring in its row. */
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
                <span className="block">
                  {programTerms.earning}: <FactText fact={program.earning} />
                </span>
              </>
            }
            facts={[
              { term: programTerms.earning, value: program.earningBasis },
              { term: programTerms.duration, value: <FactText fact={program.duration} /> },
            ]}
          >
            {isUpcomingSessionsShown ? (
              <ProgramSessions title={programTerms.upcomingSessions} program={program} />
            ) : null}
          </ProgramRow>
        ))}
      </ul>
    </Section>
  );
}
