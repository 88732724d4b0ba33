import { RenewalDate, type RenewableCourse } from '@/components/islands/renewal-date';
import { Section } from '@/components/layout/section';
import { FactText } from '@/components/preview/fact-text';
import { policyValues } from '@/components/documents/policy-values';
import { OutboundLink } from '@/components/links/outbound-link';
import { SiteLink } from '@/components/links/site-link';
import { Disclosure } from '@/components/ui/disclosure';
import { textLinkStyle } from '@/components/ui/text-link';
import { listedCourses } from '@/lib/courses';
import { factValue } from '@/lib/facts';
import { fillText } from '@/lib/fill-text';
import type { SiteCatalogue } from './site-course';

/** What to have ready, and the questions that people ask before they register. */
export function CourseRequirements({ catalogue }: { catalogue: SiteCatalogue }) {
  const values = policyValues();
  return (
    <Section id="requirements" title="Requirements & FAQ" lead={catalogue.requirementsLead}>
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h3 className="text-title">Before class</h3>
          <dl className="mt-5 border-b border-line">
            {catalogue.requirements.map((row) => (
              <div key={row.term} className="border-t border-line py-4">
                <dt className="font-semibold">{row.term}</dt>
                <dd className="mt-1 text-ink-soft">{row.text}</dd>
              </div>
            ))}
          </dl>
          <Prerequisites catalogue={catalogue} />
        </div>
        <div className="lg:col-span-7">
          <RenewalDate courses={renewableCourses(catalogue)} rule={catalogue.cardRule} />
          <h3 className="mt-12 text-title first:mt-0">Questions</h3>
          <div className="mt-5 border-t border-line">
            {catalogue.questions.map((entry) => <Disclosure key={entry.question} summary={entry.question}>{fillText(entry.answer, values)}</Disclosure>)}
          </div>
          <p className="mt-6 text-ink-soft">
            The full rules stand in the <SiteLink route="termsOfService" className={textLinkStyle}>terms of service</SiteLink>.
            {catalogue.provider === 'aha' ? <> Check a card on the <OutboundLink to="ecardCheck" className={textLinkStyle}>e-card page</OutboundLink>.</> : null}
          </p>
        </div>
      </div>
    </Section>
  );
}

function renewableCourses(catalogue: SiteCatalogue): readonly RenewableCourse[] {
  return listedCourses(catalogue.courses).map(({ id, title, validityMonths }) => ({ id, title, validityMonths: factValue<number>(validityMonths) }));
}

function Prerequisites({ catalogue }: { catalogue: SiteCatalogue }) {
  return (
    <>
      <h3 className="mt-12 text-title">Prerequisites by course</h3>
      <dl className="mt-5 border-b border-line">
        {listedCourses(catalogue.courses).map((course) => (
          <div key={course.id} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-3">
            <dt>{course.title}</dt>
            <dd className="font-semibold"><FactText fact={course.prerequisites} /></dd>
          </div>
        ))}
      </dl>
    </>
  );
}
