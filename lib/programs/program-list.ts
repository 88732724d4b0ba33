import type { TrainingProgram } from './training-programs';
import type { ClassDate, DatedClass } from '@/lib/courses/class-dates';
import type { CourseFacts } from '@/lib/courses/course-list';

/**
 * Structured data about the programs of a page, for {@link courseListNode}. Bundles and services are omitted.
 * `classesOf` selects the classes to list from a program's dates.
 */
export function programCourses(
  programs: readonly TrainingProgram[],
  classesOf: (dates: readonly ClassDate[]) => readonly DatedClass[] = () => [],
): readonly CourseFacts[] {
  return programs
    .filter((program) => program.isCourse)
    .map((program) => ({
      anchor: program.id,
      name: program.title,
      description: program.description,
      prerequisites: program.prerequisites,
      credential: program.certification,
      classes: classesOf(program.nextClasses),
      price: program.price,
    }));
}
