import { businessPrograms } from '@/content/programs/business-opportunities';
import { programCourses } from '@/lib/programs/program-list';
import type { TrainingProgram } from '@/lib/programs/training-programs';

test('the programs of a page for search engines are its courses, with classes only if the page shows them', () => {
  const dated = { kind: 'dated', date: '2025-01-18', starts: '09:00', ends: '12:00' } as const;
  const nextClasses = [{ ...dated, location: 'Mesa, AZ', spots: 9 }];
  const price = { kind: 'fixed', cents: 9900 } as const;
  const course: TrainingProgram = { ...businessPrograms[0], id: 'one', price, nextClasses, isCourse: true };
  const programs = [course, { ...course, id: 'bundle', isCourse: false }];
  const shown = programCourses(programs, (dates) => dates.filter((entry) => entry.kind === 'dated'));
  expect(shown).toMatchObject([
    { anchor: 'one', price, credential: course.certification, classes: nextClasses },
  ]);
  expect(programCourses(programs)).toMatchObject([{ anchor: 'one', classes: [] }]);
});
