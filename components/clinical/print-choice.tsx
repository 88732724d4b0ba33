import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { review } from '@/content/clinical/review';
import type { ReferencePage } from '@/content/clinical/shared';

/**
 * Excludes a part from print while a sheet is chosen: the choice is an anchor in the address, so it needs no scripts.
 */
export const screenOnlyClass = 'print:[:root:has([data-sheet]:target)_&]:hidden';

/** What can be printed: each sheet separately, or the whole page. */
export function PrintChoice({ page }: { page: ReferencePage }) {
  return (
    <>
      <ul className="mt-2 flex flex-wrap gap-2 lg:mt-3 lg:gap-3">
        {page.sheets.map((sheet) => (
          <li key={sheet.id}>
            <a
              href={`#${sheet.id}`}
              className="whole-words flex min-h-11 items-center rounded-button border border-control px-4 font-semibold hover:border-ink hover:bg-mint"
            >
              {sheet.title}
              <VisuallyHidden>: {review.sheetLink}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-2 max-w-measure">{review.printing}</p>
    </>
  );
}
