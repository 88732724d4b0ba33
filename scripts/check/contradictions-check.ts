import { company } from '../../content/company/company';
import { classFile, classRows } from '../../content/courses/class-list';
import { locations } from '../../content/locations/locations';
import { companyText } from '../../content/site/company-facts';
import { rowsOf } from '../../content/site/table-rows';
import { formatClassDay, formatClassTime } from '../../lib/courses/class-dates';
import { contradictsLength } from '../../lib/courses/class-length';
import { contradictionOf, isProof, type Known, ratingContradiction } from '../../lib/facts/contradictions';
import { factValue } from '../../lib/facts/facts';
import { type Finding, textsOf } from '../../lib/facts/readiness';
import { companyTable } from '../../lib/tables/company-table';
import { tableFile } from '../../lib/tables/table';
import { claimTable, testimonialTable, timelineTable } from '../../lib/tables/tables';
import type { IsoDate } from '../../lib/time/calendar-days';
import { allTables } from '../tables/all-tables';
import { catalogCourses } from '../tables/course-tables';

type Place = Pick<Finding, 'file' | 'field' | 'value'>;

/** A contradiction as a finding, with the alternative fix if there is one; empty if nothing contradicts. */
function finding(place: Place, against: string | null, isBlocking = true, wayOut = '') {
  const sentence = `${against} Change one of them${wayOut}.`;
  return against === null ? [] : [{ kind: 'contradiction', ...place, sentence, isBlocking } as const];
}

/**
 * Sentences on pages and in search results that the tables contradict. Each blocks production, whatever its status,
 * except a confirmed claim whose `rests on` proves it, and a confirmed choice of law: those are listed and may be
 * published.
 * @param modules all of content, by file.
 */
export function contradictions(
  modules: Readonly<Record<string, unknown>>,
  today: IsoDate,
): readonly Finding[] {
  const known: Known = {
    cities: locations.length,
    states: new Set(locations.map(({ state }) => state).filter((state) => state !== 'DC')).size,
    foundedIn: company.foundedIn,
    opened: companyText('opened'),
    thisYear: Number(today.slice(0, 4)),
    hours: company.hours,
    largestClass: Math.max(0, ...classRows.map(({ dated }) => dated.spots)),
  };
  return [
    ...lawElsewhere(),
    ...claimsAgainst(known),
    ...lengthsAgainst(),
    ...sentencesAgainst(modules, known),
  ];
}

/** Classes that are shorter or longer, or on fewer or more days, than the page of their course says. */
function lengthsAgainst(): readonly Finding[] {
  const wayOut = `, the class or the length of the course in ${tableFile(companyTable)}`;
  return catalogCourses.flatMap(({ id, title, duration }) => {
    const length = factValue(duration);
    return classRows
      .filter(({ course, dated }) => course === id && contradictsLength(dated, length))
      .flatMap(({ id: field, dated }) => {
        const value = `${formatClassDay(dated)}, ${formatClassTime(dated)}`;
        const against = `Pages say that ${title} takes ${length}.`;
        return finding({ file: classFile, field, value }, against, true, wayOut);
      });
  });
}

/** Terms may name the law of a state other than the headquarters', but only intentionally. */
function lawElsewhere(): readonly Finding[] {
  const { headquarters } = company;
  const row = rowsOf(companyTable).find(({ id }) => id === 'governing-law');
  if (row === undefined || headquarters === undefined) return [];
  const [value, state] = [companyText('governing-law'), factValue(headquarters.state)];
  const against = value === state ? null : `The headquarters are in ${state}.`;
  const place = { file: tableFile(companyTable), field: row.id, value };
  return finding(place, against, row.isSample, ', or confirm that this law is meant');
}

function claimsAgainst(known: Known): readonly Finding[] {
  const wayOut = ', or confirm the claim with what proves it, in your own words';
  const stars = rowsOf(testimonialTable).flatMap(({ stars: given = [] }) => given);
  return rowsOf(claimTable).flatMap(({ id, text, restsOn = '', isSample }) => {
    const value = factValue(text);
    const against =
      id === 'review-rating' ? ratingContradiction(Number(value), stars) : contradictionOf(value, known);
    const place = { file: tableFile(claimTable), field: id, value };
    const isProven = !isSample && isProof(factValue(restsOn));
    return finding(place, against, !isProven, wayOut);
  });
}

/**
 * A guideline that "states" something, a product, and people who are quoted or introduced make no claims about us.
 */
const ofOthers =
  /^content\/(?:clinical|tables\/(?:people|testimonials|stories|merchandise|books|equipment)\.)/;

/** All other sentences, each with its row or its file. A claim that is part of one has already been compared. */
function sentencesAgainst(modules: Readonly<Record<string, unknown>>, known: Known): readonly Finding[] {
  const claims = rowsOf(claimTable).map(({ text }) => factValue(text));
  const inTables = allTables.flatMap((table) =>
    textsOf(Object.fromEntries(rowsOf(table).map((row) => [row.id, row] as const))).map(
      ({ file: field, value }): Place => ({ file: tableFile(table), field, value }),
    ),
  );
  const rowWith = new Map(inTables.map((place) => [place.value, place]));
  const inFiles = textsOf(modules).map(
    ({ file, field, value }) => rowWith.get(value) ?? { file, field, value },
  );
  // The year of a milestone is in a separate column.
  const file = tableFile(timelineTable);
  const milestones = rowsOf(timelineTable).map(({ id: field, title, year }): Place => ({
    file,
    field,
    value: `${factValue(title)} ${year}`,
  }));
  const places = [...inFiles, ...milestones].map((place) => [place.file + place.value, place] as const);
  return [...new Map(places).values()]
    .filter(({ file }) => !ofOthers.test(file))
    .flatMap((place) => {
      const rest = claims.reduce((text, claim) => text.replaceAll(claim, ''), place.value);
      return finding(place, contradictionOf(rest, known, place.file === file));
    });
}
