import type { ReactNode } from 'react';
import { UpcomingClasses } from '@/components/islands/courses/upcoming-classes';
import { SeeDates } from '@/components/courses/see-dates';
import { Island } from '@/components/layout/island';
import { Icon } from '@/components/ui/icon';
import { classListedOn } from '@/content/courses/class-list';
import { routes } from '@/content/site/routes';
import { upcomingClassLabels } from '@/content/courses/course-labels';
import { undatedOutlook } from '@/lib/courses/class-dates';
import type { TrainingProgram } from '@/lib/programs/training-programs';

/**
 * When a program is offered. The exported page has no date, because which ones are still upcoming depends on the
 * visitor's day: an island adds them, and until then a link leads to the table of all dates. A program without dates
 * is plain text.
 */
export function ProgramSessions({ title, program }: { title: string; program: TrainingProgram }) {
  const { kind } = undatedOutlook(program.nextClasses);
  const dates = <SeeDates course={program.title} dates={program.nextClasses} classId={program.id} />;
  return (
    <div className="border-t border-line pt-4">
      <h4 className="mb-2 flex items-center gap-2 text-base">
        <Icon name="calendar" size={18} className="text-green" />
        {title}
      </h4>
      {kind === 'none' ? (
        <DatedSessions program={program}>{dates}</DatedSessions>
      ) : (
        <div className="text-sm text-ink-soft">{dates}</div>
      )}
    </div>
  );
}

function DatedSessions({ program, children }: { program: TrainingProgram; children: ReactNode }) {
  return (
    <Island hydrate="visible">
      <UpcomingClasses
        name={`sessions-${program.id}`}
        course={program.title}
        dates={program.nextClasses}
        listedOn={classListedOn}
        courseId={program.id}
        cityPath={routes.locations.path}
        labels={upcomingClassLabels}
        slots={{ undated: children }}
      />
    </Island>
  );
}
