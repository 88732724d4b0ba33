import type { ReactNode } from 'react';
import { GroupQuote } from '@/components/islands/group-quote';
import { MailLink, mailAddress } from '@/components/links/mail-link';
import { SiteLink } from '@/components/links/site-link';
import { FactText } from '@/components/preview/fact-text';
import { markFact } from '@/components/preview/mark-fact';
import { buttonStyle } from '@/components/ui/button-style';
import { CheckList } from '@/components/ui/check-list';
import { FactList } from '@/components/ui/fact-list';
import { coursePolicies } from '@/content/course-policies';
import { groupQuoteSubject, shownObjectives, validityWords } from '@/lib/courses';
import { factValue } from '@/lib/facts';
import { ClassDates } from './class-dates';
import type { SiteCatalogue, SiteCourse } from './site-course';

/** Everything about one course (spec part 2, section 2.2, the detail modal). */
export function CourseDetails({ course, catalogue }: { course: SiteCourse; catalogue: SiteCatalogue }) {
  return (
    <div className="space-y-8 text-ink">
      <p className="text-lg">{course.detailedDescription}</p>
      {course.caveat === undefined ? null : <p className="border-l-2 border-green pl-4">{course.caveat}</p>}
      <FactList
        className="border-y border-line"
        rows={[
          { term: 'Duration', value: <FactText fact={course.duration} /> },
          { term: 'Certification', value: <span {...markFact(course.validityMonths)}>{course.certification}, valid {validityWords(factValue<number>(course.validityMonths))}</span> },
          { term: 'Prerequisites', value: <FactText fact={course.prerequisites} /> },
        ]}
      />
      <DetailPart title="Who it is for">
        <CheckList items={course.targetAudience} icon="person" />
      </DetailPart>
      <DetailPart title="What you learn">
        <CheckList items={shownObjectives(course.learningObjectives)} />
      </DetailPart>
      <DetailPart title="In the course">
        <p>{course.courseContent.join('. ')}.</p>
      </DetailPart>
      <DetailPart title="Upcoming classes">
        <ClassDates course={course.title} dates={course.nextClasses} locationClass={catalogue.locationClass} />
      </DetailPart>
      <p>
        <SiteLink route="locations" query={{ class: catalogue.locationClass }} className={buttonStyle('main')}>Register Now</SiteLink>
      </p>
      <DetailPart title="For a group">
        <p className="mb-5">The group price applies to {coursePolicies.groupMinimum} or more people in one class.</p>
        <GroupQuote
          course={course.title}
          prices={{ price: course.price, groupPrice: course.groupPrice }}
          rules={{ groupMinimum: coursePolicies.groupMinimum, rushFee: coursePolicies.rushFee, rushDays: coursePolicies.rushDays }}
          mailTo={mailAddress('support')}
          subject={groupQuoteSubject(course.title)}
        >
          <MailLink subject={groupQuoteSubject(course.title)} className={buttonStyle('outline')}>Request Group Quote</MailLink>
        </GroupQuote>
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
