import { DetailsDialog } from '@/components/islands/details-dialog';
import { SitePicture } from '@/components/layout/site-picture';
import { FactText } from '@/components/preview/fact-text';
import { markFact } from '@/components/preview/mark-fact';
import { Badge } from '@/components/ui/badge';
import { FactList } from '@/components/ui/fact-list';
import { certificationBadge, validityWords } from '@/lib/courses';
import { factValue } from '@/lib/facts';
import { CourseDetails } from './course-details';
import type { SiteCatalogue, SiteCourse } from './site-course';

/** One course of the overview. Its id is the anchor that search results and other pages point at. */
export function CourseCard({ course, catalogue }: { course: SiteCourse; catalogue: SiteCatalogue }) {
  return (
    <article id={course.id} aria-labelledby={`${course.id}-title`} className="grid gap-x-10 gap-y-6 border-t border-line py-8 sm:py-10 md:grid-cols-12">
      <div className="relative md:col-span-5 lg:col-span-4">
        <SitePicture id={course.picture} sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 40vw, 90vw" className="rounded-card" />
        <span {...markFact(course.validityMonths)} className="absolute left-3 top-3"><Badge tone="surface">{certificationBadge(course)}</Badge></span>
      </div>
      <div className="md:col-span-7 lg:col-span-8">
        <div className="grid gap-x-10 gap-y-5 lg:grid-cols-8">
          <div className="lg:col-span-5">
            <h3 id={`${course.id}-title`} className="text-title">{course.title}</h3>
            <p className="mt-1 font-semibold text-green">{course.subtitle}</p>
            <p className="mt-4 max-w-prose text-lg text-ink-soft">{course.description}</p>
          </div>
          <FactList
            className="lg:col-span-3 lg:-mt-2.5"
            rows={[
              { term: 'Duration', value: <FactText fact={course.duration} /> },
              { term: 'Certification', value: <span {...markFact(course.validityMonths)}>{validityWords(factValue<number>(course.validityMonths))}</span> },
            ]}
          />
        </div>
        <div className="mt-4 border-t border-line">
          <DetailsDialog id={course.id} title={course.title} plainLabel="Full course details">
            <CourseDetails course={course} catalogue={catalogue} />
          </DetailsDialog>
        </div>
      </div>
    </article>
  );
}
