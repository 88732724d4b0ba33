import { PageAsks } from '@/components/courses/page-asks';
import { FactText } from '@/components/facts/fact-text';
import { Section } from '@/components/layout/section';
import { SiteLink } from '@/components/links/site-link';
import { ProgramRow } from '@/components/programs/program-row';
import { loneLinkStyle } from '@/components/ui/text-link';
import { complianceMail, compliancePrices } from '@/content/programs/compliance';
import { programTerms } from '@/content/programs/program-labels';
import type { TrainingProgram } from '@/lib/programs/training-programs';

type ComplianceProgramsProps = { programs: readonly TrainingProgram[]; isUpcomingClassesShown: boolean };

/** The programs as a price list, one row each. */
export function CompliancePrograms({ programs, isUpcomingClassesShown }: ComplianceProgramsProps) {
  return (
    <Section
      id="programs"
      title={compliancePrices.title}
      lead={compliancePrices.lead}
      aside={
        <SiteLink route="oshaClasses" className={loneLinkStyle}>
          {compliancePrices.classes}
        </SiteLink>
      }
    >
      <ul>
        {programs.map((program) => (
          <ProgramRow
            key={program.id}
            program={program}
            subject={complianceMail.group}
            line={program.targetAudience}
            facts={[
              { term: programTerms.duration, value: <FactText fact={program.duration} /> },
              ...(program.credit === undefined ? [] : [{ term: programTerms.credit, value: program.credit }]),
            ]}
            sessions={isUpcomingClassesShown ? programTerms.upcomingClasses : null}
          />
        ))}
      </ul>
      <PageAsks courses={programs} areDatesShown={isUpcomingClassesShown} />
    </Section>
  );
}
