import { MailLink } from '@/components/links/mail-link';
import { PhoneLink } from '@/components/links/phone-link';
import { SiteLink } from '@/components/links/site-link';
import { FactText } from '@/components/preview/fact-text';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { claims } from '@/content/claims';
import { company } from '@/content/company';
import { headerLinks } from '@/content/navigation';
import { Mark } from './mark';

/** Top bar and sticky bar of every page. */
export function SiteHeader() {
  return (
    // One banner, whose lower bar sticks to the top of the page: a box of its own would end the sticking with the header.
    <header className="contents">
      <TopBar />
      {/* On a screen as low as a phone on its side, or zoomed to 400 %, the bar must not take half of it. */}
      <div className="site-header sticky top-0 [@media(max-height:30rem)]:static z-30 border-b border-line bg-paper print:static print:border-0">
        <div className="mx-auto flex min-h-16 max-w-page items-center gap-x-3 px-gutter sm:gap-x-8 xl:px-0">
          <Brand />
          <nav aria-label="Main" className="ml-auto hidden lg:block print:hidden">
            <ul className="flex items-center gap-x-1">
              {headerLinks.map((link) => (
                <li key={link.label}>
                  <SiteLink {...link} className="inline-flex min-h-11 items-center rounded-button px-3 text-sm font-medium hover:bg-mint">
                    {link.label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <span className="hidden lg:block">
            <SiteLink route="locations" className={buttonStyle('solid', 'sm')}>Find a class</SiteLink>
          </span>
          <SmallScreenMenu />
        </div>
      </div>
    </header>
  );
}

function TopBar() {
  return (
    <div className="tone-deep bg-deep text-sm text-on-deep print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 px-gutter xl:px-0">
        <PhoneLink className="inline-flex min-h-10 items-center gap-2 hover:underline" />
        <span className="hidden sm:block">
          <MailLink className="inline-flex min-h-10 items-center gap-2 hover:underline" />
        </span>
        <SiteLink route="locations" className="ml-auto inline-flex min-h-10 items-center gap-2 hover:underline">
          <Icon name="pin" size={16} />
          {claims.locationsEverywhere.value} locations
        </SiteLink>
      </div>
    </div>
  );
}

function Brand() {
  return (
    <SiteLink route="home" className="flex min-h-12 items-center gap-2 sm:gap-3">
      <Mark />
      <span className="flex flex-col">
        <span className="font-display text-xl font-bold leading-6 tracking-tight"><FactText fact={company.shortName} /></span>
        <span className="hidden text-xs leading-4 text-ink-soft sm:block lg:hidden xl:block"><FactText fact={company.tagline} /></span>
      </span>
    </SiteLink>
  );
}

/** A `details` element, so it opens without scripts; components/enhance/menu.ts adds Escape and keeps the focus inside. */
function SmallScreenMenu() {
  return (
    <details data-menu="" className="site-menu ml-auto lg:hidden print:hidden">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-button border border-control px-3 text-sm font-semibold sm:px-4">
        <Icon name="menu" size={18} />
        Menu
        <VisuallyHidden> of main pages</VisuallyHidden>
      </summary>
      <nav aria-label="Main, small screen" className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-paper shadow-low">
        <ul className="mx-auto max-w-page divide-y divide-line px-gutter pb-6">
          {headerLinks.map((link) => (
            <li key={link.label}>
              <SiteLink {...link} className="flex min-h-14 items-center font-display text-xl font-bold">{link.label}</SiteLink>
            </li>
          ))}
          <li className="pt-5">
            <SiteLink route="locations" className={buttonStyle('main', 'lg', 'w-full')}>Register Now</SiteLink>
          </li>
        </ul>
      </nav>
    </details>
  );
}
