import { allPlaceholders } from '@/content/registry';
import { siteEnv } from './site-env';

/** The small badge of a preview build that leads to the list of placeholders. Renders nothing in any other build. */
export function PreviewBadge() {
  if (siteEnv !== 'preview') return null;
  return (
    <aside aria-label="Preview" className="fixed bottom-3 left-3 z-40 print:hidden">
      <a href="/preview" className="inline-flex min-h-9 items-center rounded-full bg-solid px-4 text-xs font-semibold text-on-solid shadow-low">
        Preview - {allPlaceholders().length} placeholders
      </a>
    </aside>
  );
}
