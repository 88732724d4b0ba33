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
import { FactList } from '@/components/ui/fact-list';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { coursePolicies } from '@/content/courses/course-policies';
import { courseWays } from '@/content/courses/course-ways';
import { mailCopyWords } from '@/content/site/mail-copy-words';
import { courseTerms, courseWords, detailsWords, groupQuoteWords } from '@/content/courses/course-words';
import { seatPrices } from '@/lib/courses/course-prices';
import { shownObjectives, validityWords } from '@/lib/courses/courses';
import { fillIn } from '@/lib/text/fill-in';
import { factValue } from '@/lib/facts/facts';
import { ClassDates } from './class-dates';
import { classRequestId } from '@/components/courses/model/class-request-id';
import { wayRows } from '@/components/courses/model/way-rows';
import { coursePriceWords, typicalGroupWords } from '@/components/courses/model/seat-prices';
import type { SiteCatalog, SiteCourse } from '@/components/courses/model/site-course';

/** Everything about one course (docs/specification.md#course-details). */
export function CourseDetails({ course, catalog }: { course: SiteCourse; catalog: SiteCatalog }) {
  const quoteSubject = fillIn(courseWords.quoteSubject, { course: course.title });
  const classId = classRequestId(catalog, course.id);
  const groupWords = typicalGroupWords(course);
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
                {fillIn(courseWords.validCertification, {
                  certification: course.certification,
                  validity: validityWords(factValue<number>(course.validityMonths)),
                })}
              </span>
            ),
          },
          { term: courseTerms.price, value: coursePriceWords(course) },
          { term: courseTerms.prerequisites, value: <FactText fact={course.prerequisites} /> },
        ]}
      />
      <DetailPart title={courseTerms.audience}>
        <CheckList items={course.targetAudience} icon="person" />
      </DetailPart>
      <DetailPart title={detailsWords.learning}>
        <CheckList items={shownObjectives(course.learningObjectives)} />
      </DetailPart>
      <DetailPart title={courseTerms.contents}>
        <p>{course.courseContent.join('. ')}.</p>
      </DetailPart>
      <DetailPart title={detailsWords.ways}>
        <FactList
          className="border-y border-line"
          rows={wayRows(courseWays[catalog.provider]).map(({ term, fact }) => ({
            term,
            value: <FactText fact={fact} />,
          }))}
        />
      </DetailPart>
      <DetailPart title={detailsWords.upcoming}>
        <ClassDates course={course.title} dates={course.nextClasses} classId={classId} />
      </DetailPart>
      <p>
        <SiteLink route="locations" query={{ class: classId }} className={buttonStyle('main')}>
          {detailsWords.register}
          <VisuallyHidden> {fillIn(detailsWords.which, { course: course.title })}</VisuallyHidden>
        </SiteLink>
      </p>
      <DetailPart title={detailsWords.group}>
        <p className="mb-5">
          {fillIn(detailsWords.groupPrice, { groupMinimum: coursePolicies.groupMinimum })}
          {groupWords === null ? null : ` ${groupWords}.`}
        </p>
        <Island
          kind="GroupQuoteForm"
          component={GroupQuoteForm}
          name={`quote-${course.id}`}
          hydrate="interaction"
          hasLostNote={false}
          props={{
            course: course.title,
            prices: seatPrices(course.price),
            rules: {
              groupMinimum: coursePolicies.groupMinimum,
              rushFee: coursePolicies.rushFee,
              rushDays: coursePolicies.rushDays,
            },
            mailTo: mailAddress('support'),
            subject: quoteSubject,
            words: {
              ...groupQuoteWords,
              mail: { ...groupQuoteWords.mail, request: withHostGuide(groupQuoteWords.mail.request) },
              opened: mailCopyWords,
            },
          }}
        />
        <HostGuideLink />
      </DetailPart>
    </div>
  );
}

function DetailPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="mb-3 text-title-sm">{title}</h4>
      {children}
    </section>
  );
}
