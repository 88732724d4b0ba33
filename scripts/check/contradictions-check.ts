import { company } from '../../content/company/company';
import { classRows } from '../../content/courses/class-list';
import { locations } from '../../content/locations/locations';
import { contentModules } from '../../content/site/content-modules';
import { rowsOf } from '../../content/site/table-rows';
import { contradictionOf, type KnownCounts, ratingContradiction } from '../../lib/facts/contradictions';
import { factValue, isPlaceholder } from '../../lib/facts/facts';
import type { Finding } from '../../lib/facts/readiness';
import { isAlwaysOpen } from '../../lib/time/opening-hours';
import { companyTable } from '../../lib/tables/company-table';
import { tableFile } from '../../lib/tables/table';
import { claimTable, testimonialTable } from '../../lib/tables/tables';
import { allTables } from '../tables/all-tables';

/** What the tables and the company's own facts say. */
const known: KnownCounts = {
  cities: locations.length,
  states: new Set(locations.map(({ state }) => state).filter((state) => state !== 'DC')).size,
  foundedIn: company.foundedIn,
  thisYear: company.copyrightYear,
  isClosedAtTimes: !isAlwaysOpen(company.hours),
  largestClass: Math.max(0, ...classRows.map(({ dated }) => dated.spots)),
};

/** Every confirmed string below a value of content. */
function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isPlaceholder(value) || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

/**
 * Sentences that the tables contradict. One in claims.csv blocks production while it is a sample; once confirmed, with
 * its proof, it is only listed. Nobody can confirm any other sentence, so it always blocks, under its row or its file.
 */
export function contradictions(): readonly Finding[] {
  const rows = rowsOf(claimTable);
  const claimed = rows.map((row) => ({
    file: tableFile(claimTable),
    field: row.id,
    value: factValue(row.text),
    isBlocking: row.isSample,
  }));
  const own = new Set(rows.map(({ text }) => factValue(text)));
  const rowWith = rowsByValue();
  // A guideline that "states" something claims nothing about us.
  const aboutUs = Object.entries(contentModules).filter(([file]) => !file.startsWith('content/clinical/'));
  const others = aboutUs.flatMap(([file, content]) =>
    [...new Set(stringsOf(content))]
      .filter((value) => ![...own].some((text) => value.includes(text)))
      .map((value) => ({ ...(rowWith.get(value) ?? { file, field: 'text' }), value, isBlocking: true })),
  );
  return [
    ...lawElsewhere(),
    ...starsElsewhere(),
    ...[...claimed, ...others].flatMap((place): readonly Finding[] => {
      const against = contradictionOf(place.value, known);
      return against === null
        ? []
        : [
            {
              kind: 'contradiction',
              ...place,
              sentence: `${against} Change one of them, or confirm the claim with what proves it.`,
            },
          ];
    }),
  ];
}

/** Which row of a table holds a value, by the value. */
function rowsByValue(): ReadonlyMap<string, { readonly file: string; readonly field: string }> {
  return new Map(
    allTables.flatMap((table) =>
      rowsOf(table).flatMap((row) =>
        stringsOf(row).map((value) => [value, { file: tableFile(table), field: row.id }] as const),
      ),
    ),
  );
}

/** Terms may name the law of another state than that of the headquarters; somebody should have meant it. */
function lawElsewhere(): readonly Finding[] {
  const row = rowsOf(companyTable).find(({ id }) => id === 'governing-law');
  const { headquarters } = company;
  if (row === undefined || headquarters === undefined) return [];
  const [law, state] = [factValue(row.value), factValue(headquarters.state)];
  if (law === state) return [];
  return [
    {
      kind: 'contradiction',
      file: tableFile(companyTable),
      field: row.id,
      value: law,
      sentence: `The headquarters are in ${state}. Change one of them, or confirm that this law is meant.`,
      isBlocking: row.isSample,
    },
  ];
}

/** The rating that the reviews are said to have, against the stars of the testimonials. */
function starsElsewhere(): readonly Finding[] {
  const row = rowsOf(claimTable).find(({ id }) => id === 'review-rating');
  const stars = rowsOf(testimonialTable).map((testimonial) => factValue(testimonial.stars));
  const against = row === undefined ? null : ratingContradiction(Number(factValue(row.text)), stars);
  if (row === undefined || against === null) return [];
  return [
    {
      kind: 'contradiction',
      file: tableFile(claimTable),
      field: row.id,
      value: factValue(row.text),
      sentence: `${against} Change one of them, or confirm the claim with what proves it.`,
      isBlocking: row.isSample,
    },
  ];
}
