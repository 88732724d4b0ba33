import { helpPages, helpLabels } from '@/content/clinical/help';
import { SiteLink } from '@/components/links/site-link';
import type { RouteId } from '@/content/site/routes';
import { HelpDrawing } from './help-drawing';

/** The four cards of help, each a link to its own address. A card leaves itself out of its list. */
export function HelpCards({ without }: { without?: RouteId }) {
  const columns = without === undefined ? 'grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-3';
  return (
    <ul className={`grid gap-2 sm:gap-3 [@media(width<22.5rem)]:grid-cols-1 ${columns}`}>
      {helpPages
        .filter(({ route }) => route !== without)
        .map(({ route, title, picture }) => (
          <li key={route}>
            <SiteLink
              route={route}
              className="flex h-full items-center gap-1.5 rounded-card border-2 border-ink bg-surface p-2 font-display text-base leading-tight font-bold hover:bg-mint sm:gap-4 sm:p-3 sm:text-title-sm"
            >
              <HelpDrawing id={picture} className="w-10 shrink-0 min-[24rem]:w-13 sm:w-20" />
              {title}
            </SiteLink>
          </li>
        ))}
    </ul>
  );
}

/** The first thing on the page of BLS, and what the menu and the page for wrong addresses lead to. */
export function HelpNow() {
  return (
    <nav
      id="help-now"
      aria-labelledby="help-now-title"
      className="mt-3 scroll-mt-20 rounded-card bg-mint p-3 sm:p-4 print:hidden"
    >
      <h2 id="help-now-title" className="mb-2 text-title-sm">
        {helpLabels.title}
      </h2>
      <HelpCards />
    </nav>
  );
}
