import { clinicalLabels } from '@/content/clinical/page-labels';
import { review } from '@/content/clinical/review';
import type { ReferencePage } from '@/content/clinical/shared';
import { figureRowAt } from '@/lib/clinical/clinical-page';
import { textLinkStyle } from '@/components/ui/text-link';
import { ForWhom } from './source-line';
import { TextWithValues } from './text-with-values';

/**
 * The key figures on the first screen: each with its people, its limits and a link to its row, which has its
 * conditions and sources.
 */
export function KeyFigures({ page }: { page: ReferencePage }) {
  return (
    <ul
      aria-label={clinicalLabels.keyFigures}
      className="mx-auto grid max-w-page gap-x-6 px-gutter lg:grid-cols-3 xl:px-0 print:hidden"
    >
      {(page.keyFigures ?? []).map(({ row: anchor, label, mode }) => {
        const row = figureRowAt(page, anchor);
        return (
          <li
            key={anchor}
            className="flex flex-wrap gap-x-3 border-t border-line py-1 first:border-t-0 lg:block lg:border-t-0 lg:py-2"
          >
            {/* If a name takes two lines, its people follow on the second. */}
            <div className="max-w-full flex-[1_1_9rem] max-lg:*:last:inline-block">
              <a href={`#${anchor}`} className={`py-1 text-sm ${textLinkStyle}`}>
                {label}
              </a>{' '}
              <ForWhom texts={[row.figure]} population={row.population} />
            </div>
            {/* Slightly narrower, so that lines break alike in every typeface on common phones; the same applies to
               the text below. */}
            <div className="max-w-full flex-[999_1_10.5rem] max-lg:pr-1.5">
              <p className="font-display text-lg leading-snug font-bold lg:text-title">
                <TextWithValues text={row.figure} isFigure />
              </p>
              {(row.below ?? []).map((text) => (
                <p key={text} className="text-sm">
                  <TextWithValues text={text} />
                </p>
              ))}
              {mode === undefined ? null : <p className="text-sm">{mode}</p>}
              {row.maximum === undefined ? null : (
                <p className="text-sm">
                  {review.doseLimits.maximum} <TextWithValues text={row.maximum} />
                </p>
              )}
            </div>
            {row.notIn === undefined ? null : (
              <p className="basis-full border-l-4 border-flare-deep pl-2.5 text-sm lg:mr-8">
                <span className="font-semibold">{review.doseLimits.notIn}</span>{' '}
                <TextWithValues text={row.notIn} />.
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
