import { RenewalDate, type RenewableCourse } from '@/components/islands/courses/renewal-date';
import { Island } from '@/components/layout/island';
import { Section } from '@/components/layout/section';
import { FactText } from '@/components/facts/fact-text';
import { policyValues } from '@/components/courses/model/policy-values';
import { OutboundLink } from '@/components/links/outbound-link';
import { classRequestId } from '@/components/courses/model/class-request-id';
import { siteHref, SiteLink } from '@/components/links/site-link';
import { Disclosure } from '@/components/ui/disclosure';
import { textLinkStyle } from '@/components/ui/text-link';
import { coursePage, renewalLabels } from '@/content/courses/course-labels';
import { listedCourses } from '@/lib/courses/courses';
import { factValue } from '@/lib/facts/facts';
import { interpolate } from '@/lib/text/interpolate';
import type { SiteCatalog } from '@/components/courses/model/site-course';

const { requirements } = coursePage;

/** What to have ready, and common questions before registration. */
export function CourseRequirements({ catalog }: { catalog: SiteCatalog }) {
  const values = policyValues();
  return (
    <Section id="requirements" title={requirements.title} lead={requirements.lead}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h3 className="text-title">{requirements.before}</h3>
          <dl className="mt-5 border-b border-line">
            {catalog.requirements.map((row) => (
              <div key={row.term} className="border-t border-line py-4">
                <dt className="font-semibold">{row.term}</dt>
                <dd className="mt-1 text-ink-soft">{row.text}</dd>
              </div>
            ))}
          </dl>
          <Prerequisites catalog={catalog} />
        </div>
        <div className="lg:col-span-7">
          <div id="renewal">
            <div className="hidden noscript:block">
              <h3 className="text-title">{renewalLabels.title}</h3>
              <p className="mt-2">{catalog.expiry}</p>
            </div>
            <Island hydrate="interaction" hasLostNote={false}>
              <RenewalDate
                name="renewal-date"
                courses={renewableCourses(catalog)}
                rule={catalog.cardRule}
                labels={renewalLabels}
              />
            </Island>
          </div>
          <h3 className="mt-12 text-title">{requirements.questions}</h3>
          <div className="mt-5 border-t border-line">
            {catalog.questions.map((entry) => (
              <Disclosure key={entry.id} summary={entry.question} answerId={entry.id}>
                {interpolate(entry.answer, values)}
              </Disclosure>
            ))}
          </div>
          <p className="mt-6 text-ink-soft">
            {requirements.rules.before}{' '}
            <SiteLink route="termsOfService" className={textLinkStyle}>
              {requirements.rules.link}
            </SiteLink>
            {requirements.rules.after}
            {catalog.provider === 'aha' ? (
              <>
                {' '}
                {requirements.cardCheck.before}{' '}
                <OutboundLink to="ecard-check" className={textLinkStyle}>
                  {requirements.cardCheck.link}
                </OutboundLink>
                {requirements.cardCheck.after}
              </>
            ) : null}
          </p>
        </div>
      </div>
    </Section>
  );
}

function renewableCourses(catalog: SiteCatalog): readonly RenewableCourse[] {
  return listedCourses(catalog.courses).map(({ id, title, validityMonths }) => ({
    id,
    title,
    validityMonths: factValue<number>(validityMonths),
    finderPath: siteHref({ route: 'locations' }),
    classId: classRequestId(catalog, id),
  }));
}

function Prerequisites({ catalog }: { catalog: SiteCatalog }) {
  return (
    <>
      <h3 className="mt-12 text-title">{requirements.prerequisites}</h3>
      <dl className="mt-5 border-b border-line">
        {listedCourses(catalog.courses).map((course) => (
          <div key={course.id} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-3">
            <dt>{course.title}</dt>
            <dd className="font-semibold">
              <FactText fact={course.prerequisites} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
