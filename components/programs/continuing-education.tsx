import { PageHeader } from '@/components/layout/page-header';
import { SitePicture } from '@/components/layout/site-picture';
import { loneLinkStyle } from '@/components/ui/text-link';
import {
  continuingEducationHero,
  creditReasons,
  continuingEducationMail,
  creditProgramsIntro,
  creditBenefits,
  creditSteps,
} from '@/content/programs/continuing-education';
import { Section } from '@/components/layout/section';
import { SiteLink } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';
import { PageAsks } from '@/components/courses/page-asks';
import { FactText } from '@/components/facts/fact-text';
import { ProgramRow } from '@/components/programs/program-row';
import { creditText } from '@/components/programs/model/program-labels';
import { programTerms } from '@/content/programs/program-labels';
import type { CreditProgram } from '@/lib/programs/training-programs';

export function ContinuingEducationHero() {
  return (
    <PageHeader
      title={continuingEducationHero.title}
      lead={continuingEducationHero.lead}
      route="continuingEducation"
      aside={
        <SitePicture
          id="hero-continuing-education"
          sizes="(min-width: 64rem) 32rem, 92vw"
          isPriority
          className="rounded-card"
        />
      }
    >
      <a href="#programs" className={loneLinkStyle}>
        {continuingEducationHero.programs}
      </a>
    </PageHeader>
  );
}

/** The case for continuing education on the left, three reasons in large type on the right. */
export function CreditReasons() {
  return (
    <Section id="why" tone="sand">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-headline">{creditReasons.title}</h2>
          <p className="mt-4 text-lg text-ink-soft">{creditReasons.lead}</p>
          <SiteLink route="locations" className={buttonStyle('main', 'lg', 'mt-8')}>
            {creditReasons.register}
          </SiteLink>
        </div>
        <ul className="space-y-8 lg:col-span-6 lg:col-start-7">
          {creditReasons.reasons.map((reason) => (
            <li key={reason.title}>
              <h3 className="text-title">{reason.title}</h3>
              <p className="mt-2 text-ink-soft">{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

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

export function CreditBenefits() {
  return (
    <Section id="benefits" tone="deep" title={creditBenefits.title}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
        {creditBenefits.points.map((point) => (
          <li key={point.title} className="border-t border-on-deep-line pt-5">
            <h3 className="text-title-sm text-on-deep-accent">{point.title}</h3>
            <p className="mt-2 text-on-deep-soft">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Four steps as a list, with large numbers beside short text. */
export function CreditSteps() {
  return (
    <Section id="how-it-works" title={creditSteps.title}>
      <ol>
        {creditSteps.steps.map((step, index) => (
          <li
            key={step.title}
            className="one-column grid grid-cols-[3.5rem_1fr] items-baseline gap-x-4 gap-y-1 border-t border-line py-6 lg:grid-cols-12 lg:gap-x-8"
          >
            <span className="font-display text-figure font-bold text-green figures lg:col-span-1">
              {index + 1}
            </span>
            <h3 className="text-title lg:col-span-4">{step.title}</h3>
            <p className="col-start-2 text-ink-soft lg:col-span-7 lg:col-start-auto">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
