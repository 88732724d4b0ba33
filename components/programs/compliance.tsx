import { PageHeader } from '@/components/layout/page-header';
import { HostGuideLink } from '@/components/links/host-guide';
import { OutboundLink } from '@/components/links/outbound-link';
import { SiteLink } from '@/components/links/site-link';
import { GroupPanel } from '@/components/programs/group-panel';
import { buttonStyle } from '@/components/ui/button-style';
import { loneLinkStyle } from '@/components/ui/text-link';
import {
  complianceActions,
  complianceHero,
  complianceReasons,
  complianceMail,
  compliancePrices,
  complianceIndustries,
  complianceBenefits,
  complianceWays,
  compliancePrograms,
} from '@/content/programs/compliance';
import { Section, Eyebrow } from '@/components/layout/section';
import { claims } from '@/content/company/claims';
import { PageAsks } from '@/components/courses/page-asks';
import { FactText } from '@/components/facts/fact-text';
import { ProgramRow } from '@/components/programs/program-row';
import { programTerms } from '@/content/programs/program-labels';
import type { TrainingProgram } from '@/lib/programs/training-programs';
import { SitePicture } from '@/components/layout/site-picture';
import { CheckList } from '@/components/ui/check-list';
import { Icon } from '@/components/ui/icon';

/** Leads with the group form: visitors here want training for many people, and need a price and a date. */
export function ComplianceHero() {
  return (
    <PageHeader
      title={complianceHero.title}
      lead={complianceHero.lead}
      tone="sand"
      route="oshaCompliance"
      aside={
        <GroupPanel>
          <HostGuideLink />
        </GroupPanel>
      }
    >
      <OutboundLink to="booking" className={buttonStyle('outline', 'lg')}>
        {complianceActions.locations}
      </OutboundLink>
      <p className="text-sm text-ink-soft">{complianceActions.where}</p>
      <SiteLink route="oshaCompliance" hash="programs" className={`${loneLinkStyle} md:hidden`}>
        {complianceActions.prices}
      </SiteLink>
    </PageHeader>
  );
}

/** One figure with its source on the left, three reasons as lines of text on the right. */
export function ComplianceReasons() {
  const claim = claims.injuryEverySevenSeconds;
  return (
    <Section id="why" title={complianceReasons.title}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <figure className="lg:col-span-5">
          <blockquote>
            <p className="font-display text-figure font-bold text-green figures">{claim.figure}</p>
            <p className="mt-3 max-w-sm text-xl">{claim.text}</p>
          </blockquote>
          <figcaption className="mt-3 text-sm text-ink-soft">{claim.source}</figcaption>
        </figure>
        <ul className="lg:col-span-7">
          {complianceReasons.reasons.map((reason) => (
            <li
              key={reason.title}
              className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[13rem_1fr] sm:py-6"
            >
              <h3 className="text-title-sm">{reason.title}</h3>
              <p className="text-ink-soft">{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

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

export function ComplianceIndustries() {
  return (
    <Section id="industries" tone="deep" title={complianceIndustries.title}>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-12 print:gap-y-4">
        {complianceIndustries.industries.map((industry) => (
          <li
            key={industry.title}
            className="one-column grid grid-cols-[min(5rem,20vw)_minmax(0,1fr)] items-start gap-x-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-6"
          >
            <SitePicture
              id={industry.picture}
              sizes="(min-width: 64rem) 15rem, 5rem"
              className="rounded-card print:hidden"
            />
            <div>
              <h3 className="text-title">{industry.title}</h3>
              <p className="mt-1 max-w-measure text-sm text-on-deep-soft sm:mt-2 sm:text-base">
                {industry.text}
              </p>
              <ul className="mt-1 flex flex-wrap gap-x-5 sm:mt-3">
                {industry.programs.map((program) => (
                  <li key={program}>
                    <SiteLink
                      route="oshaCompliance"
                      hash={program}
                      className="inline-flex min-h-8 items-center text-sm font-semibold text-on-deep-accent underline decoration-1 underline-offset-4 hover:decoration-2 sm:min-h-9"
                    >
                      {compliancePrograms.find(({ id }) => id === program)?.title}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function ComplianceBenefits() {
  const claim = claims.injuryReduction;
  return (
    <Section id="benefits" title={complianceBenefits.title}>
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-12">
        {claim === null ? null : (
          <figure className="rounded-card bg-apricot p-7 md:col-span-2 lg:col-span-4">
            <p className="font-display text-headline font-bold">
              <FactText fact={claim.text} />
            </p>
            <figcaption className="mt-4 text-sm">
              <FactText fact={claim.source} />
            </figcaption>
          </figure>
        )}
        {complianceBenefits.groups.map((group) => (
          <div key={group.title} className={claim === null ? 'lg:col-span-6' : 'lg:col-span-4'}>
            <Eyebrow>{group.kind}</Eyebrow>
            <h3 className="text-title">{group.title}</h3>
            <CheckList items={group.points} className="mt-5" />
          </div>
        ))}
      </div>
    </Section>
  );
}

/** Three ways whose rows line up on wide screens. */
export function ComplianceWays() {
  return (
    <Section id="ways" tone="sand" title={complianceWays.title} lead={complianceWays.lead}>
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-3 lg:grid-rows-[repeat(5,auto)] lg:gap-y-0 print:grid-cols-3">
        {complianceWays.ways.map((way) => (
          <div key={way.title} className="lg:row-span-5 lg:grid lg:grid-rows-subgrid">
            <h3 className="flex items-center gap-3 border-control pb-2 text-title lg:border-b lg:pb-4">
              <Icon name={way.icon} size={26} className="text-green" />
              {way.title}
            </h3>
            <dl className="lg:row-span-4 lg:grid lg:grid-rows-subgrid">
              {(['where', 'how', 'suits', 'mind'] as const).map((id) => (
                <div
                  key={id}
                  className="one-column grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-4 border-control py-0.5 text-sm sm:text-base lg:block lg:border-b lg:py-4"
                >
                  <dt className="text-sm text-ink-soft">{complianceWays.terms[id]}</dt>
                  <dd className="lg:mt-0.5">{way[id]}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  );
}
