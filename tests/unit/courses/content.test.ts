import { ahaCatalog } from '@/content/courses/aha-courses';
import { oshaClasses, oshaGroups } from '@/content/courses/osha-classes';
import { businessPrograms } from '@/content/programs/business-opportunities';
import { compliancePrograms } from '@/content/programs/compliance';
import { creditPrograms } from '@/content/programs/continuing-education';
import { redCrossCatalog } from '@/content/courses/red-cross-courses';
import type { Course, CourseCatalog } from '@/lib/courses/courses';

const catalogs: readonly CourseCatalog[] = [ahaCatalog, redCrossCatalog];
const programs = [compliancePrograms, creditPrograms, businessPrograms];
const courses: readonly Course[] = catalogs.flatMap((catalog) => catalog.courses);

describe('the courses', () => {
  it('are all listed except the Heartsaver First Aid variant', () => {
    const unlisted = courses.filter((course) => !course.isListed).map(({ id }) => id);
    expect(unlisted).toEqual(['heartsaver-first-aid']);
  });

  it('and the programs have unique, URL-safe ids on their page', () => {
    for (const list of [...catalogs.map((catalog) => catalog.courses), oshaClasses, ...programs]) {
      const ids = list.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it('and the programs never promise the EMT registry, a certification that does not exist, or 999 seats', () => {
    const text = JSON.stringify([catalogs, oshaGroups, programs]);
    expect(text).not.toMatch(/(?:OSHA|HIPAA)[- ]certif|certified by (?:OSHA|HHS)|EMT registry|\b999\b/i);
    expect(JSON.stringify(redCrossCatalog)).toContain(
      'eligible to apply for National Registry EMR certification, subject to state approval',
    );
  });
});
