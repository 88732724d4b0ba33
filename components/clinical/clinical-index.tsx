import { siteHref } from '@/components/links/site-link';
import { indexPages } from '@/content/clinical/index-terms';
import type { RouteId } from '@/content/site/routes';
import { indexEntries } from './model/index-entries';

/** The index of all five pages, A to Z: drug, rhythm or term, with its page. */
export function ClinicalIndex({ from }: { from: RouteId }) {
  return (
    <ul className="mt-3 gap-x-8 sm:columns-2 xl:columns-3" data-index="">
      {indexEntries().map(({ term, route, anchor }) => (
        <li key={`${term} ${route}`} className="break-inside-avoid text-sm">
          <a
            href={route === from ? `#${anchor}` : siteHref({ route, hash: anchor })}
            className="inline-block py-1.5 hover:text-green"
          >
            <span className="font-semibold underline underline-offset-4">{term}</span>{' '}
            {indexPages[route as keyof typeof indexPages]}
          </a>
        </li>
      ))}
    </ul>
  );
}
