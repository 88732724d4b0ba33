import { Section } from '@/components/layout/section';
import { SiteLink } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';
import { coursePage } from '@/content/courses/course-labels';
import { listedCourses } from '@/lib/courses/courses';
import { CourseCard, UnlistedDetails } from './course-card';
import { PageAsks } from './page-asks';
import type { SiteCatalog } from '@/components/courses/model/site-course';

/** Every listed course as a row: picture, text, facts. */
export function CourseOverview({ catalog }: { catalog: SiteCatalog }) {
  const { overview } = coursePage;
  return (
    <Section
      id="overview"
      title={overview.title}
      lead={overview.lead}
      aside={
        <SiteLink
          route="locations"
          query={{ class: catalog.locationClass }}
          className={buttonStyle('main', 'lg')}
        >
          {overview.register}
        </SiteLink>
      }
    >
      <div className="border-b border-line">
        {listedCourses(catalog.courses).map((course) => (
          <CourseCard key={course.id} course={course} catalog={catalog} />
        ))}
      </div>
      {catalog.courses
        .filter(({ isListed }) => !isListed)
        .map((course) => (
          <UnlistedDetails key={course.id} course={course} catalog={catalog} />
        ))}
      <PageAsks courses={listedCourses(catalog.courses)} />
    </Section>
  );
}
