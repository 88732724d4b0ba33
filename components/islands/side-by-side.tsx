'use client';

import { Badge } from '@/components/ui/badge';
import { type ComparedCourse, comparisonRows, formatChoice, mostCompared, parseChoice, toggleChoice } from '@/lib/course-comparison';
import { useHydrated } from './use-hydrated';
import { useQueryValue, writeQuery } from './use-query-value';

const parameter = 'compare';

/** Two or three courses of the visitor's choice beside each other, with what differs marked. The choice stands in the address. */
export function SideBySide({ terms, courses }: { terms: readonly string[]; courses: readonly ComparedCourse[] }) {
  const isHydrated = useHydrated();
  const choice = parseChoice(useQueryValue(parameter), courses.map((course) => course.id));
  if (!isHydrated) return null;

  const chosen = choice.flatMap((id) => courses.filter((course) => course.id === id));
  return (
    <div className="mt-12 print:hidden">
      <fieldset>
        <legend className="font-display text-title font-bold">Side by side</legend>
        <p className="mt-2 text-ink-soft">Pick two or three courses. What differs is marked.</p>
        <div className="mt-5 flex flex-wrap gap-3">
          {courses.map((course) => (
            <Choice
              key={course.id}
              course={course}
              isChosen={choice.includes(course.id)}
              isFull={choice.length >= mostCompared}
              onToggle={() => writeQuery({ [parameter]: formatChoice(toggleChoice(choice, course.id)) }, 'replace')}
            />
          ))}
        </div>
      </fieldset>
      <p role="status" className="mt-4 text-sm text-ink-soft">{statusOf(chosen.length)}</p>
      {chosen.length < 2 ? null : <Table terms={terms} courses={chosen} />}
    </div>
  );
}

function statusOf(count: number): string {
  if (count === 0) return '';
  if (count === 1) return 'Pick one more.';
  return count >= mostCompared ? 'Three is the most. Take one away to pick another.' : '2 courses stand side by side.';
}

function Choice({ course, isChosen, isFull, onToggle }: { course: ComparedCourse; isChosen: boolean; isFull: boolean; onToggle: () => void }) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2.5 rounded-button border border-control bg-surface px-4 text-sm font-semibold has-checked:border-green has-checked:bg-mint has-disabled:text-ink-soft">
      <input type="checkbox" checked={isChosen} disabled={isFull && !isChosen} onChange={onToggle} className="size-4.5 accent-green" />
      {course.title}
    </label>
  );
}

const firstColumn = 'sticky left-0 w-32 bg-surface p-4 sm:w-44 sm:pl-6';

function Table({ terms, courses }: { terms: readonly string[]; courses: readonly ComparedCourse[] }) {
  return (
    <div role="region" aria-label="Chosen courses side by side" tabIndex={0} className="relative mt-5 overflow-x-auto rounded-card bg-surface shadow-low">
      <table className="w-full table-fixed text-left text-sm">
        <thead>
          <tr>
            <td className={firstColumn} />
            {courses.map((course) => <th key={course.id} scope="col" className="w-40 p-4 align-bottom font-display text-title-sm sm:w-56">{course.title}</th>)}
          </tr>
        </thead>
        <tbody>
          {comparisonRows(terms, courses).map((row) => (
            <tr key={row.term} className="border-t border-line">
              <th scope="row" className={`${firstColumn} text-left align-top font-normal`}>
                <span className="mb-1 block text-ink-soft">{row.term}</span>
                {row.isDifferent ? <Badge tone="apricot">Differs</Badge> : null}
              </th>
              {row.values.map((value, index) => <td key={courses[index]?.id} className={`p-4 align-top ${row.isDifferent ? '' : 'text-ink-soft'}`}>{value}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
