import { ahaCatalog } from '@/content/courses/aha-courses';
import { policyValues } from '@/components/courses/view/policy-values';
import { policyQuestions } from '@/content/courses/course-policies';
import { classKinds } from '@/content/locations/locations';
import { oshaClasses, oshaGroups, oshaPage } from '@/content/courses/osha-classes';
import { redCrossCatalog } from '@/content/courses/red-cross-courses';
import type { Course, CourseCatalog } from '@/lib/courses/courses';
import { factValue } from '@/lib/facts/facts';

const catalogs: readonly CourseCatalog[] = [ahaCatalog, redCrossCatalog];
const courses: readonly Course[] = catalogs.flatMap((catalog) => catalog.courses);

describe('the courses', () => {
  it('are all listed but the Heartsaver First Aid variant', () => {
    expect(courses.filter((course) => !course.isListed).map((course) => course.id)).toEqual([
      'heartsaver-first-aid',
    ]);
  });

  it('have ids of their own that fit an address', () => {
    for (const list of [...catalogs.map((catalog) => catalog.courses), oshaClasses]) {
      const ids = list.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it('describe themselves in full', () => {
    const isShort = (course: Course) =>
      course.learningObjectives.length < 6 ||
      course.targetAudience.length < 3 ||
      course.courseContent.length < 5 ||
      factValue<number>(course.validityMonths) <= 0;
    expect(courses.filter(isShort).map(({ id }) => id)).toEqual([]);
  });

  it('never promise the EMT registry or a certification that does not exist', () => {
    const words = JSON.stringify([catalogs, oshaGroups]);
    expect(words).not.toMatch(/OSHA[- ]certif|HIPAA certified|EMT registry|\b999\b/i);
    expect(JSON.stringify(redCrossCatalog)).toContain(
      'eligible to apply for National Registry EMR certification, subject to state approval',
    );
  });
});

describe('the rules of every class', () => {
  it('name only figures that there are', () => {
    const names = policyQuestions.flatMap((entry) =>
      [...entry.answer.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''),
    );
    expect(names.filter((name) => !(name in policyValues()))).toEqual([]);
  });

  it('lead to class buttons that the locations page knows', () => {
    const known: readonly string[] = classKinds.map((kind) => kind.id);
    for (const id of [ahaCatalog.locationClass, redCrossCatalog.locationClass, oshaPage.locationClass])
      expect(known).toContain(id);
  });
});
