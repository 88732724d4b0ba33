import { clinicalLabels } from '@/content/clinical/page-labels';
import { ageMark } from '@/lib/clinical/clinical-value';
import type { ReferencePage } from '@/content/clinical/shared';

/** "Which part do you need?": at the top of the page, and on a phone sticky. */
export function PartSwitch({ page }: { page: ReferencePage }) {
  return (
    <nav
      aria-label={clinicalLabels.parts}
      className="below-bar sticky z-20 border-y border-line bg-paper lg:static print:hidden"
    >
      <ul className="mx-auto flex max-w-page gap-x-1.5 overflow-x-auto px-gutter py-1 lg:gap-x-3 lg:py-2 xl:px-0">
        {page.parts.map((part) => (
          <li key={part.hash}>
            <a
              href={`#${part.hash}`}
              className={`${ageMark(part.label)} whole-words flex min-h-11 items-center rounded-button border border-control px-3 text-sm font-semibold keep-whole hover:border-ink hover:bg-mint lg:px-5 lg:text-base`}
            >
              {part.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
