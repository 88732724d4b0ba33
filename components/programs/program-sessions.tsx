import { ClassDates } from '@/components/courses/class-dates';
import { SeeDates } from '@/components/courses/see-dates';
import { Icon } from '@/components/ui/icon';
import { undatedOutlook } from '@/lib/courses/class-dates';
import type { TrainingProgram } from '@/lib/programs/training-programs';

/**
 * When a program is offered. The exported page has no date, because which ones are still upcoming depends on the
 * visitor's day: an island adds them, and until then a link leads to the table of all dates. A program without dates
 * is plain text.
 */
export function ProgramSessions({ heading, program }: { heading: string; program: TrainingProgram }) {
  const { id, title, nextClasses } = program;
  const { kind } = undatedOutlook(nextClasses);
  return (
    <div className="border-t border-line pt-4">
      <h4 className="mb-2 flex items-center gap-2 text-base">
        <Icon name="CalendarDays" size={18} className="text-green" />
        {heading}
      </h4>
      {kind === 'none' ? (
        <ClassDates course={title} dates={nextClasses} classId={id} />
      ) : (
        <div className="text-sm text-ink-soft">
          <SeeDates course={title} dates={nextClasses} classId={id} />
        </div>
      )}
    </div>
  );
}
