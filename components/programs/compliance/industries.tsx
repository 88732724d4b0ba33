import { Section } from '@/components/layout/section';
import { SitePicture } from '@/components/layout/site-picture';
import { SiteLink } from '@/components/links/site-link';
import { complianceIndustries } from '@/content/programs/compliance';
import { complianceProgramTitle } from '@/components/programs/model/program-title';

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
                      className={
                        'inline-flex min-h-8 items-center text-sm font-semibold text-on-deep-accent underline decoration-1 underline-offset-4 hover:decoration-2 sm:min-h-9'
                      }
                    >
                      {complianceProgramTitle(program)}
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
