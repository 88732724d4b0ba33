import { FactText } from '@/components/facts/fact-text';
import { waysTable } from '@/content/guides/ways-table';
import { wayTerms } from '@/content/courses/course-ways';

/** How each course is taught. On a phone each row is a card whose lines name their column. */
export function WaysTable() {
  return (
    <table className="mt-6 w-full text-sm max-md:block print:mt-1 print:block print:text-[8pt]">
      <caption className="sr-only">{waysTable.caption}</caption>
      <thead className="max-md:sr-only print:hidden">
        <tr className="border-b border-control text-left text-ink-soft">
          {waysTable.columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block print:block">
        {waysTable.rows.map((row) => (
          <tr
            key={row.courses}
            className="border-b border-line max-md:block max-md:py-3 print:block print:break-inside-avoid"
          >
            <th
              scope="row"
              className="py-3 pr-4 text-left align-top font-semibold max-md:block max-md:pb-1 print:block print:py-0"
            >
              {row.courses}
            </th>
            {ids.map((id) => (
              <td
                key={id}
                data-column={wayTerms[id]}
                className={`${stackedCell} py-3 pr-4 max-md:py-1 print:grid print:grid-cols-[6rem_minmax(0,1fr)] print:py-0 print:before:text-ink-soft print:before:content-[attr(data-column)]`}
              >
                <FactText fact={row.way[id]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Style of a table cell with a `data-column`: on a narrow screen, where the header row is hidden, the column's name
 * precedes the value.
 */
const stackedCell =
  'align-top max-md:grid max-md:grid-cols-[min(7rem,40%)_minmax(0,1fr)] max-md:gap-3 max-md:before:text-ink-soft max-md:before:content-[attr(data-column)]';

const ids = Object.keys(wayTerms) as readonly (keyof typeof wayTerms)[];
