import { businessPrograms } from '@/content/programs/business-opportunities';
import { placeholder } from '@/lib/facts/facts';
import { programCourses } from '@/lib/programs/program-list';
import type { Price } from '@/lib/money/price';
import type { TrainingProgram } from '@/lib/programs/training-programs';

const classes: TrainingProgram['nextClasses'] = [
  { kind: 'dated', date: '2025-01-18', starts: '09:00', ends: '12:00', location: 'Mesa, AZ', spots: 9 },
];
const [sample] = businessPrograms;
const program = (id: string, price: Price, more: Partial<TrainingProgram> = {}): TrainingProgram => ({
  ...{ ...sample, id, price, nextClasses: classes, isCourse: true },
  ...more,
});

const onRequest = { kind: 'on-request' } as const;

describe('the programs of a page for search engines', () => {
  it('are its courses with their prices, without bundles', () => {
    const fixed = { kind: 'fixed', cents: 9900 } as const;
    const bundle = program('bundle', onRequest, { isCourse: false });
    const courses = programCourses([program('first', fixed), bundle, program('second', onRequest)]);
    expect(courses.map(({ anchor, price }) => [anchor, price])).toEqual([
      ['first', fixed],
      ['second', onRequest],
    ]);
  });

  it('keep a sample card marked as a placeholder', () => {
    const certification = placeholder('Sample card', 'The card.');
    const [course] = programCourses([program('sample', onRequest, { certification })]);
    expect(course?.credential).toBe(certification);
  });

  it('have classes only if the page shows classes', () => {
    const dated = programCourses([program('a', onRequest)], (dates) =>
      dates.filter((entry) => entry.kind === 'dated'),
    );
    const undated = programCourses([program('a', onRequest)]);
    expect([dated, undated].flat().map((course) => course.classes)).toEqual([classes, []]);
  });
});
