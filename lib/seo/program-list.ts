import { isPlaceholder } from '../facts';
import type { ProgramPrice, TrainingProgram } from '../training-programs';
import type { CourseFacts } from './course-list';

/**
 * What structured data says about the programs of a page, for {@link courseListNode}. Bundles and services are left out,
 * and so is the price of a program that the page does not price, and a certification that is only a sample.
 */
export function programCourses(programs: readonly TrainingProgram[]): readonly CourseFacts[] {
  return programs
    .filter((program) => program.isCourse)
    .map((program) => {
      const price = shownPrice(program.price);
      return {
        anchor: program.id,
        name: program.title,
        description: program.description,
        prerequisites: program.prerequisites,
        ...(isPlaceholder(program.certification) ? {} : { credential: program.certification }),
        ...(price === null ? {} : { price }),
      };
    });
}

function shownPrice(price: ProgramPrice): NonNullable<CourseFacts['price']> | null {
  switch (price.kind) {
    case 'fixed':
    case 'each':
      return price.cents;
    case 'range':
      return { from: price.from, to: price.to };
    case 'on-request':
      return null;
  }
}
