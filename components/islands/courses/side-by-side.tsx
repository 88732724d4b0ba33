'use client';

import { useRef } from 'react';
import type { IslandName } from '@/components/islands/shared/island-name';
import { useLanding } from '@/components/islands/shared/use-landing';
import { Badge } from '@/components/ui/badge';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import type { sideBySideLabels } from '@/content/courses/course-labels';
import {
  type ComparedCourse,
  comparedParameter,
  courseComparisonRows,
  mostCompared,
  toggleChoice,
} from '@/lib/courses/course-comparison';
import { currentQueryValue, useQueryValue, writeAddress } from '@/components/islands/shared/address';
import { idList, idsIn } from '@/lib/site/query';
import { interpolate } from '@/lib/text/interpolate';

type SideBySideProps = IslandName & {
  terms: readonly string[];
  courses: readonly ComparedCourse[];
  labels: typeof sideBySideLabels;
};

/**
 * Two or three courses next to each other, with their differences marked. The selection is in the address. On a phone,
 * where the table above compares two, it shows only what the address selects.
 */
export function SideBySide({ terms, courses, labels }: SideBySideProps) {
  const ids = courses.map((course) => course.id);
  const choice = idsIn(useQueryValue(comparedParameter), ids, mostCompared);
  const toggle = (id: string) => {
    // Queued clicks are replayed all at once, so each builds on the one before.
    const now = idsIn(currentQueryValue(comparedParameter), ids, mostCompared);
    writeAddress({ query: { [comparedParameter]: idList(toggleChoice(now, id)) } }, 'replace');
  };

  const heading = useRef<HTMLLegendElement>(null);
  useLanding(() => (choice.length === 0 ? null : heading.current));
  const chosen = choice.flatMap((id) => courses.filter((course) => course.id === id));
  return (
    <NeedsScripts className={`mt-12 print:hidden ${choice.length === 0 ? 'max-md:hidden' : ''}`}>
      <fieldset>
        <legend ref={heading} tabIndex={-1} className="font-display text-title font-bold outline-none">
          {labels.title}
        </legend>
        <p className="mt-2 text-ink-soft">{labels.lead}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          {courses.map((course) => (
            <label
              key={course.id}
              className="whole-words inline-flex min-h-11 items-center gap-2.5 rounded-button border border-control bg-surface px-4 text-sm font-semibold has-checked:border-green has-checked:bg-mint has-disabled:text-ink-soft"
            >
              <input
                type="checkbox"
                checked={choice.includes(course.id)}
                disabled={choice.length >= mostCompared && !choice.includes(course.id)}
                onChange={() => toggle(course.id)}
                className="size-4.5 accent-green"
              />
              {course.title}
            </label>
          ))}
        </div>
      </fieldset>
      <p role="status" className="mt-4 text-sm text-ink-soft">
        {statusOf(chosen.length, labels)}
      </p>
      {chosen.length < 2 ? null : <Table terms={terms} courses={chosen} labels={labels} />}
    </NeedsScripts>
  );
}

function statusOf(count: number, labels: typeof sideBySideLabels): string {
  if (count === 0) return '';
  if (count === 1) return labels.oneMore;
  return count >= mostCompared
    ? interpolate(labels.full, { limit: mostCompared })
    : interpolate(labels.shown, { count });
}

const firstColumn = 'sticky left-0 bg-surface p-4 max-sm:hidden sm:w-44 sm:pl-6';

/** On a phone each row is its label with one column per course below it, so nothing is cut off. */
const phoneRows: Readonly<Record<number, string>> = {
  2: 'max-sm:grid max-sm:grid-cols-2',
  3: 'max-sm:grid max-sm:grid-cols-3',
};

function Table({ terms, courses, labels }: Omit<SideBySideProps, 'name'>) {
  const columns = phoneRows[courses.length] ?? '';
  return (
    <div
      role="region"
      aria-label={labels.label}
      tabIndex={0}
      className="relative mt-5 overflow-x-auto rounded-card bg-surface shadow-low"
    >
      <table className="w-full table-fixed text-left text-sm max-sm:block">
        <thead className="max-sm:block">
          <tr className={columns}>
            <td className={firstColumn} />
            {courses.map((course) => (
              <th
                key={course.id}
                scope="col"
                className="p-4 align-bottom font-display text-title-sm max-sm:p-3 max-sm:text-base sm:w-56"
              >
                {course.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {courseComparisonRows(terms, courses).map((row) => (
            <tr key={row.term} className={`border-t border-line ${columns}`}>
              <th
                scope="row"
                className="bg-surface p-4 text-left align-top font-normal max-sm:col-span-full max-sm:flex max-sm:items-center max-sm:justify-between max-sm:px-3 max-sm:pt-3 max-sm:pb-0 sm:sticky sm:left-0 sm:w-44 sm:pl-6"
              >
                <span className="block text-ink-soft sm:mb-1">{row.term}</span>
                {row.isDifferent ? <Badge tone="apricot">{labels.differs}</Badge> : null}
              </th>
              {row.values.map((value, index) => (
                <td
                  key={courses[index]?.id}
                  className={`p-4 align-top max-sm:min-w-0 max-sm:p-3 max-sm:[overflow-wrap:anywhere] ${row.isDifferent ? '' : 'text-ink-soft'}`}
                >
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
