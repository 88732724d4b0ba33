import { Section } from '@/components/layout/section';
import { SiteLink } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';
import { listedCourses } from '@/lib/courses';
import { CourseCard } from './course-card';
import type { SiteCatalogue } from './site-course';

/** Every listed course as a row: picture, words, facts. */
export function CourseOverview({ catalogue }: { catalogue: SiteCatalogue }) {
  return (
    <Section
      id="overview"
      title="Course Overview"
      lead={catalogue.overviewLead}
      aside={<SiteLink route="locations" query={{ class: catalogue.locationClass }} className={buttonStyle('main', 'lg')}>Register For Class</SiteLink>}
    >
      <div className="border-b border-line">
        {listedCourses(catalogue.courses).map((course) => <CourseCard key={course.id} course={course} catalogue={catalogue} />)}
      </div>
    </Section>
  );
}
