import { pageLabels } from '@/content/site/page-labels';
import { PhoneLink } from '@/components/links/phone-link';
import { SiteLink } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { SiteSearch } from './site-search';
import { notFound, notFoundWays } from '@/content/site/not-found';

/** The page for addresses that don't exist: the main links, and a person to call. */
export function LostPage() {
  return (
    <div className="bg-mint print:bg-transparent">
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-gutter py-band lg:grid-cols-12 xl:px-0">
        <div className="lg:col-span-6">
          <h1 className="text-display">{notFound.title}</h1>
          <p className="mt-5 max-w-measure text-xl text-ink-soft">{notFound.lead}</p>
          <div className="mt-8 max-w-narrow">
            <SiteSearch id="lost-search" />
          </div>
          <h2 className="mt-12 text-title">{notFound.helpTitle}</h2>
          <p className="mt-2 max-w-narrow">{notFound.help}</p>
          <PhoneLink className={buttonStyle('main', 'lg', 'mt-5')} />
        </div>
        <nav aria-label={pageLabels.lostPages} className="lg:col-span-6">
          <ul>
            {notFoundWays.map((way) => (
              <li key={way.label} className="border-t border-control">
                <SiteLink
                  route={way.route}
                  hash={way.hash}
                  className="group flex min-h-16 items-center justify-between gap-6 py-3"
                >
                  <span>
                    <span className="block font-display text-title-sm font-bold group-hover:underline">
                      {way.label}
                    </span>
                    <span className="block text-sm text-ink-soft">{way.text}</span>
                  </span>
                  <Icon name="ArrowRight" className="text-green" />
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
