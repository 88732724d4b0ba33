import { NextClass } from '@/components/islands/courses/next-class';
import { Island } from '@/components/layout/island';
import { SiteLink } from '@/components/links/site-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { buttonStyle } from '@/components/ui/button-style';
import { classDateWords, classListedOn } from '@/content/courses/class-list';
import { courseCardWords, detailsWords } from '@/content/courses/course-words';
import { type ClassDate, undatedOutlook } from '@/lib/courses/class-dates';
import { fillIn } from '@/lib/text/fill-in';
import { hasDatesToCome, SeeDates } from './see-dates';

type NextDateProps = {
  course: string;
  dates: readonly ClassDate[];
  /** The value of `?class=` that keeps the course. */
  classId: string;
};

/**
 * When and where a course is taught next, by the visitor's own day; before that is known, the way to its dates. The
 * report of a preview compares classes, not the words that follow from them (`data-by-dates`).
 */
export function NextDate({ course, dates, classId }: NextDateProps) {
  return (
    <Island
      kind="NextClass"
      component={NextClass}
      name={`next-${classId}`}
      wake="soon"
      hasLostNote={false}
      props={{ dates, listedOn: classListedOn, words: courseCardWords.nextDate }}
      slots={{
        undated: (
          <span data-by-dates="">
            {hasDatesToCome(dates) ? (
              <SeeDates course={course} classId={classId} />
            ) : (
              classDateWords[undatedOutlook(dates).kind]
            )}
          </span>
        ),
      }}
    />
  );
}

/** The way to register for a course, in a city that the visitor chooses there. */
export function RegisterLink({ course, classId }: Pick<NextDateProps, 'course' | 'classId'>) {
  return (
    <SiteLink route="locations" query={{ class: classId }} className={buttonStyle('solid', 'sm', 'my-4')}>
      {detailsWords.registerClass}
      <VisuallyHidden> {fillIn(detailsWords.which, { course })}</VisuallyHidden>
    </SiteLink>
  );
}
