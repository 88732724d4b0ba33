import { CourseComparison } from './course-comparison';
import { CourseOverview } from './course-overview';
import { CourseRequirements } from './course-requirements';
import type { SiteCatalogue } from './site-course';

const views = [
  { id: 'overview', label: 'Course Overview' },
  { id: 'compare', label: 'Compare Courses' },
  { id: 'requirements', label: 'Requirements & FAQ' },
] as const;

/** The three views of a catalogue, one below the other, with links to each. */
export function CourseViews({ catalogue }: { catalogue: SiteCatalogue }) {
  return (
    <>
      <nav aria-label="Views of the courses" className="border-b border-line print:hidden">
        <ul className="mx-auto flex max-w-page flex-wrap gap-x-8 px-gutter xl:px-0">
          {views.map((view) => (
            <li key={view.id}>
              <a href={`#${view.id}`} className="inline-flex min-h-14 items-center font-semibold text-ink-soft hover:text-ink">{view.label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <CourseOverview catalogue={catalogue} />
      <CourseComparison catalogue={catalogue} />
      <CourseRequirements catalogue={catalogue} />
    </>
  );
}
