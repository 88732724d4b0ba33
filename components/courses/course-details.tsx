import type { ReactNode } from 'react';
import { GroupQuoteForm } from '@/components/islands/courses/group-quote-form';
import { Island } from '@/components/layout/island';
import { HostGuideLink, withHostGuide } from '@/components/links/host-guide';
import { mailAddress } from '@/components/links/mail-link';
import { SiteLink } from '@/components/links/site-link';
import { FactText } from '@/components/facts/fact-text';
import { markFact } from '@/components/facts/mark-fact';
import { buttonStyle } from '@/components/ui/button-style';
import { CheckList } from '@/components/ui/check-list';
import { textLinkStyle } from '@/components/ui/text-link';
import { FactList } from '@/components/ui/fact-list';
import { mailCopyLabels } from '@/content/site/mail-copy-labels';
import { courseTerms, courseLabels, detailsLabels, groupQuoteLabels } from '@/content/courses/course-labels';
import { seatPrices } from '@/lib/courses/course-prices';
import { shownObjectives, validityText } from '@/lib/courses/courses';
import { interpolate } from '@/lib/text/interpolate';
import { factValue } from '@/lib/facts/facts';
import { ClassDates } from './class-dates';
import { hasNextDate } from '@/components/courses/model/coming-classes';
import { classRequestId } from '@/components/courses/model/class-request-id';
import { coursePriceText } from '@/components/courses/model/seat-prices';
import { groupRules } from '@/components/courses/model/policy-values';
import type { SiteCatalog, SiteCourse } from '@/components/courses/model/site-course';
import { RegisterLink } from './register-link';

/** Everything about one course (docs/specification.md#course-details). */
export function CourseDetails({ course, catalog }: { course: SiteCourse; catalog: SiteCatalog }) {
  const quoteSubject = interpolate(courseLabels.quoteSubject, { course: course.title });
  const classId = classRequestId(catalog, course.id);
  return (
    <div className="space-y-8 text-ink">
      <p className="text-lg">{course.detailedDescription}</p>
      {course.caveat === undefined ? null : <p className="border-l-2 border-green pl-4">{course.caveat}</p>}
      <FactList
        className="border-y border-line"
        rows={[
          { term: courseTerms.duration, value: <FactText fact={course.duration} /> },
          {
            term: courseTerms.certification,
            value: (
              <span {...markFact(course.validityMonths)}>
                {interpolate(courseLabels.validCertification, {
                  certification: course.certification,
                  validity: validityText(factValue<number>(course.validityMonths)),
                })}
              </span>
            ),
          },
          ...(course.price.kind === 'on-request'
            ? []
            : [{ term: courseTerms.price, value: coursePriceText(course) }]),
          { term: courseTerms.prerequisites, value: <FactText fact={course.prerequisites} /> },
        ]}
      />
      <DetailPart title={courseTerms.audience}>
        <CheckList items={course.targetAudience} icon="User" />
      </DetailPart>
      <DetailPart title={detailsLabels.learning}>
        <CheckList items={shownObjectives(course.learningObjectives)} />
      </DetailPart>
      <DetailPart title={courseTerms.contents}>
        <p>{course.courseContent.join('. ')}.</p>
      </DetailPart>
      <p>
        <SiteLink route="beforeClass" hash="ways" className={textLinkStyle}>
          {detailsLabels.ways}
        </SiteLink>
      </p>
      {hasNextDate(course.nextClasses) ? (
        <DetailPart title={detailsLabels.upcoming}>
          <ClassDates course={course.title} dates={course.nextClasses} classId={classId} />
        </DetailPart>
      ) : null}
      <p>
        <RegisterLink
          course={course.title}
          classId={classId}
          label={detailsLabels.register}
          className={buttonStyle('main')}
        />
      </p>
      <DetailPart title={detailsLabels.group}>
        <p className="mb-5">{interpolate(detailsLabels.groupPrice, groupRules)}</p>
        <Island hydrate="interaction" hasLostNote={false}>
          <GroupQuoteForm
            name={`quote-${course.id}`}
            course={course.title}
            prices={seatPrices(course.price)}
            rules={groupRules}
            mailTo={mailAddress('support')}
            subject={quoteSubject}
            labels={{
              ...groupQuoteLabels,
              mail: { ...groupQuoteLabels.mail, request: withHostGuide(groupQuoteLabels.mail.request) },
              opened: mailCopyLabels,
            }}
          />
        </Island>
        <HostGuideLink />
      </DetailPart>
    </div>
  );
}

export function DetailPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="mb-3 text-title-sm">{title}</h4>
      {children}
    </section>
  );
}
