import { ahaCatalogue } from '@/content/aha-courses';
import { classListedOn } from '@/content/class-list';
import { coursePolicies, policyQuestions } from '@/content/course-policies';
import { classKinds } from '@/content/locations';
import { oshaClassGroups, oshaPage } from '@/content/osha-classes';
import { redCrossCatalogue } from '@/content/red-cross-courses';
import { formatShortDay } from '@/lib/calendar-days';
import { formatClockTime } from '@/lib/class-dates';
import { type Course, type CourseCatalogue, listedCourses } from '@/lib/courses';
import { parseIsoDate } from '@/lib/dates';
import { factValue } from '@/lib/facts';
import { formatCents, formatWholeDollars } from '@/lib/money';
import { allOshaClasses, type OshaClass } from '@/lib/osha-classes';

const catalogues: readonly CourseCatalogue[] = [ahaCatalogue, redCrossCatalogue];
const courses: readonly Course[] = catalogues.flatMap((catalogue) => catalogue.courses);
const oshaClasses = allOshaClasses<OshaClass>(oshaClassGroups);

function priceLine(course: Course): string {
  return `${course.title} | ${factValue<string>(course.duration)} | ${formatWholeDollars(course.price)} / ${formatWholeDollars(course.groupPrice)} | ${factValue<number>(course.validityMonths)}`;
}

describe('the courses of the specification', () => {
  it('stand with their hours, prices and length of the card', () => {
    expect(courses.map(priceLine)).toEqual([
      'Heartsaver CPR AED | 2-3 hours | $75 / $60 | 24',
      'BLS Provider | 4-5 hours | $75 / $60 | 24',
      'ACLS | 12-16 hours over 2 days | $285 / $250 | 24',
      'PALS | 12-14 hours over 2 days | $285 / $250 | 24',
      'Heartsaver First Aid CPR AED | 5-6 hours | $85 / $70 | 24',
      'Adult and Pediatric CPR/First Aid/AED | 6-7 hours | $90 / $70 | 24',
      'BLS Provider | 4-5 hours | $90 / $70 | 24',
      'ALS Provider | 150-200 hours | $285 / $250 | 24',
      'Babysitter Training | 4-5 hours | $90 / $70 | 36',
      'Wilderness First Aid | 16 hours over 2 days | $90 / $70 | 24',
      'Emergency Medical Responder | 60-80 hours | $90 / $70 | 24',
    ]);
  });

  it('are all listed but the Heartsaver First Aid variant', () => {
    expect(courses.filter((course) => !course.listed).map((course) => course.id)).toEqual(['heartsaver-first-aid']);
    expect(listedCourses(redCrossCatalogue.courses)).toHaveLength(6);
  });

  it.each(catalogues.map((catalogue) => [catalogue.title, catalogue] as const))('%s have ids of their own that fit an address', (_title, catalogue) => {
    const ids = catalogue.courses.map((course) => course.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of [...ids, ...oshaClasses.map((entry) => entry.id)]) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('describe themselves in full', () => {
    for (const course of courses) {
      expect([course.id, course.learningObjectives.length >= 6, course.targetAudience.length >= 3, course.courseContent.length >= 5]).toEqual([course.id, true, true, true]);
    }
  });

  it('never promise the EMT registry or a certification that is none', () => {
    const words = JSON.stringify([catalogues, oshaClassGroups]);
    expect(words).not.toMatch(/OSHA[- ]certif|HIPAA certified|EMT registry|\b999\b/i);
    expect(JSON.stringify(redCrossCatalogue)).toContain('eligible to apply for National Registry EMR certification, subject to state approval');
  });
});

describe('the sample classes', () => {
  it.each(courses.map((course) => [`${course.id} (${course.price})`, course] as const))('of %s are three, between January and April 2025, with real days and times', (_id, course) => {
    expect(course.nextClasses).toHaveLength(3);
    for (const entry of course.nextClasses) {
      if (entry.kind !== 'dated') throw new Error('All samples of the two organizations have a date.');
      expect(parseIsoDate(entry.date)).not.toBeNull();
      expect([entry.date >= '2025-01-01', entry.date <= '2025-04-30', entry.spots >= 5, entry.spots <= 25]).toEqual([true, true, true, true]);
      expect(entry.starts < entry.ends).toBe(true);
      expect(formatClockTime(entry.starts)).toMatch(/M$/);
      expect(formatClockTime(entry.ends)).toMatch(/M$/);
      if (entry.lastDate !== undefined) expect(entry.lastDate > entry.date).toBe(true);
      if (entry.starts < '16:00' && course.duration === '12-16 hours over 2 days') expect(formatShortDay(entry.date)).toMatch(/^Sat/);
    }
  });

  it('were listed before the first of them', () => {
    const dates = courses.flatMap((course) => course.nextClasses).flatMap((entry) => (entry.kind === 'dated' ? [entry.date] : []));
    expect(dates.filter((date) => date < classListedOn)).toEqual([]);
  });
});

describe('the OSHA and HIPAA classes', () => {
  it('are every priced class of the specification', () => {
    expect(oshaClasses.map((entry) => `${entry.title}: ${formatCents(entry.price)}`).sort()).toEqual([
      'Advanced Healthcare Directive: $59.99',
      'Age-Appropriate Care: $59.99',
      'Aseptic Techniques: $55.99',
      'HAZWOPER 40-Hour + GHS: $300.00',
      'HAZWOPER 8-Hour Refresher: $90.00',
      'HIPAA for Business Associates: $59.99',
      'HIPAA for Dental Offices: $59.99',
      'HIPAA for Healthcare Workers: $59.99',
      'HIPAA for Medical Office Staff: $59.99',
      'OSHA 10-Hour Construction: $79.99',
      'OSHA 10-Hour General Industry: $79.99',
      'OSHA 30-Hour Construction: $179.99',
      'OSHA 30-Hour General Industry: $179.99',
    ]);
  });
});

describe('the rules of every class', () => {
  it('name only figures that there are', () => {
    const names = policyQuestions.flatMap((entry) => [...entry.answer.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''));
    expect(names.filter((name) => !(name in coursePolicies))).toEqual([]);
  });

  it('lead to class buttons that the locations page knows', () => {
    const known: readonly string[] = classKinds.map((kind) => kind.id);
    for (const id of [ahaCatalogue.locationClass, redCrossCatalogue.locationClass, oshaPage.locationClass]) expect(known).toContain(id);
  });
});
