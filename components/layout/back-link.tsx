import { pageLabels } from '@/content/site/page-labels';
import { Icon } from '@/components/ui/icon';
import { stepHref } from './breadcrumb';
import { type SitePage, trailOf } from './site-page';

/**
 * Returns to the previous page of the site (components/site-script/back.ts). A visitor who arrived from elsewhere, or
 * has no scripts, follows the link to the page's parent instead of leaving the site. A link with a named target, like
 * "Back to Services", always leads there.
 */
export function BackLink({ route, label }: { route: SitePage; label?: string | undefined }) {
  return (
    <span className="shrink-0" {...(label === undefined ? { 'data-back': '' } : {})}>
      <a
        href={stepHref(trailOf(route).at(-2) ?? { path: '/' })}
        className="whole-words -ml-1 inline-flex min-h-11 items-center gap-2 rounded-button px-1 text-sm font-semibold text-ink hover:text-green print:hidden"
      >
        <Icon name="back" size={18} />
        {label ?? pageLabels.back}
      </a>
    </span>
  );
}
