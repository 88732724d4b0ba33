import { interpolate } from '@/lib/text/interpolate';
import { pageLabels } from '@/content/site/page-labels';
import { mailAddress, MailLink } from '@/components/links/mail-link';
import { PhoneLink } from '@/components/links/phone-link';
import { siteHref, SiteLink } from '@/components/links/site-link';
import { WayLink } from '@/components/links/way-link';
import { FactText } from '@/components/facts/fact-text';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { claims } from '@/content/company/claims';
import { company } from '@/content/company/company';
import {
  footerGroups,
  type HeaderLink,
  headerLinks,
  helpLink,
  type LinkGroup,
  menuLinks,
  menuReferences,
} from '@/content/site/navigation';
import { openOnly } from '@/content/site/open-shops';
import { LinkList } from './link-list';
import { Mark } from './mark';
import { SiteSearch } from './site-search';
import { Wordmark } from './wordmark';

const links: readonly HeaderLink[] = headerLinks;

/** Help before and after class: a column of the footer, and on a wide screen also next to all classes. */
const yourClass = footerGroups.filter(({ links }) => links.some(({ route }) => route === 'yourCard'));

/** Top bar and sticky bar of every page. */
export function SiteHeader() {
  return (
    // One banner landmark, whose lower bar sticks to the top of the page. It has no box (display: contents), because
    // the bar would stop sticking at the end of its parent.
    <header className="contents">
      <TopBar />
      <div className="site-header sticky z-30 border-b border-line bg-paper print:static print:border-0">
        <div className="mx-auto flex min-h-14 max-w-page flex-wrap items-center gap-x-3 px-gutter py-1 sm:gap-x-4 xl:gap-x-8 xl:px-0">
          <Brand />
          <CartLink />
          <nav aria-label={pageLabels.mainNavigation} className="main-nav ml-auto print:hidden">
            <ul className="flex items-center gap-x-1">
              {links.map(({ menu, ...link }) => (
                <li key={link.label} className={menu === undefined ? '' : 'relative flex'}>
                  <WayLink
                    way={link}
                    className="inline-flex min-h-11 items-center rounded-button px-2 text-sm font-medium hover:bg-mint xl:px-3"
                  />
                  {menu === undefined ? null : (
                    <More group={menu} beside={link.hash === 'services' ? yourClass : []} />
                  )}
                </li>
              ))}
              <li className="relative">
                <details name="header-menu" data-menu="" className="header-menu">
                  <summary className="flex size-11 list-none items-center justify-center rounded-button hover:bg-mint">
                    <Icon name="Search" size={18} />
                    <VisuallyHidden>{pageLabels.searchLabel}</VisuallyHidden>
                  </summary>
                  <div className="w-96 p-4">
                    <SiteSearch id="search" />
                  </div>
                </details>
              </li>
            </ul>
          </nav>
          <span className="hidden lg:block">
            <SiteLink route="locations" className={buttonStyle('solid', 'sm', 'min-w-31')}>
              {pageLabels.findClass}
            </SiteLink>
          </span>
          <SmallScreenMenu />
        </div>
      </div>
    </header>
  );
}

function TopBar() {
  return (
    <div className="top-bar tone-deep bg-deep text-sm text-on-deep print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 px-gutter sm:gap-x-6 xl:px-0">
        <PhoneLink className="inline-flex min-h-10 items-center gap-2 hover:underline" />
        {/* On a phone these two are in the menu, which keeps room for help beside the phone number. */}
        <MailLink className="hidden min-h-10 items-center hover:underline sm:inline-flex">
          {mailAddress('support')}
        </MailLink>
        {/* A minimum width that fits any fallback font, so that nothing moves when our fonts load. */}
        <WayLink
          way={helpLink}
          className="ml-auto inline-flex min-h-10 min-w-19 items-center font-bold text-on-deep-accent hover:underline"
        />
        <SiteLink
          route="locations"
          className="hidden min-h-10 min-w-29 items-center gap-2 hover:underline sm:inline-flex"
        >
          <Icon name="MapPin" size={16} />
          <FactText fact={claims.locationsEverywhere.text}>
            {interpolate(pageLabels.locations, { count: claims.locationsEverywhere.value })}
          </FactText>
        </SiteLink>
      </div>
    </div>
  );
}

/**
 * The link back to the cart outside the shops, shown by components/site-script/carry-cart.ts if the address has a
 * cart.
 */
function CartLink() {
  const [shop] = openOnly([{ route: 'merchandise' }, { route: 'booksGuides' }, { route: 'equipment' }]);
  if (shop === undefined) return null;
  return (
    <a
      href={siteHref(shop)}
      data-cart=""
      hidden
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-deep px-3.5 text-sm font-semibold text-on-deep tabular-nums hover:underline print:hidden"
    >
      <Icon name="ShoppingBag" size={18} />
      <VisuallyHidden>{pageLabels.cart} </VisuallyHidden>
      {/* The number of items. */}
      <span />
    </a>
  );
}

function Brand() {
  return (
    <SiteLink route="home" className="flex min-h-12 items-center gap-2 sm:gap-3">
      <Mark />
      <span className="flex flex-col">
        <span className="font-display text-xl leading-6 font-bold tracking-tight">
          <Wordmark />
        </span>
        <span className="hidden text-xs leading-4 text-ink-soft xl:block">
          <FactText fact={company.tagline} />
        </span>
      </span>
    </SiteLink>
  );
}

/** A list that opens below a header link, and closes at a click elsewhere. */
function More({ group, beside }: { group: LinkGroup; beside: readonly LinkGroup[] }) {
  return (
    <details name="header-menu" data-menu="" className="header-menu">
      <summary className="menu-mark -ml-2 flex h-11 w-7 list-none items-center justify-center rounded-button hover:bg-mint">
        <VisuallyHidden>{group.title}</VisuallyHidden>
      </summary>
      <div className="flex w-max p-2">
        {[group, ...beside].map(({ title, links }) => (
          <div key={title}>
            <p className="px-3 py-2 text-sm text-ink-soft">{title}</p>
            <LinkList links={links} />
          </div>
        ))}
      </div>
    </details>
  );
}

/** The same on a small screen: below the link, in the menu. */
function MoreBelow({ group }: { group: LinkGroup }) {
  return (
    <details className="menu-fold">
      <summary className="menu-mark flex min-h-11 list-none items-center justify-between font-semibold text-green">
        {group.title}
      </summary>
      <LinkList links={group.links} />
    </details>
  );
}

/**
 * A `details` element, so it opens without scripts. Its button says what it does: open the menu, or close it.
 * components/site-script/menu.ts adds Escape and traps focus.
 */
function SmallScreenMenu() {
  return (
    <details data-menu="screen" className="site-menu ml-auto print:hidden">
      <summary className="whole-words inline-flex min-h-11 list-none items-center rounded-button border border-control px-3 text-sm font-semibold sm:px-4">
        <span className="inline-flex items-center gap-2">
          <Icon name="Menu" size={18} />
          {pageLabels.menu}
          <VisuallyHidden> {pageLabels.menuEnd}</VisuallyHidden>
        </span>
        <span className="inline-flex items-center gap-2">
          <Icon name="X" size={18} />
          {pageLabels.closeMenu}
          <VisuallyHidden> {pageLabels.closeMenuEnd}</VisuallyHidden>
        </span>
      </summary>
      <nav
        aria-label={pageLabels.smallScreenNavigation}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-paper shadow-low"
      >
        <ul className="mx-auto max-w-page divide-y divide-line px-gutter pb-6">
          <li>
            <WayLink
              way={helpLink}
              className="flex min-h-14 items-center font-display text-xl font-bold text-flare-deep"
            />
          </li>
          <li className="py-4">
            <SiteSearch id="menu-search" />
          </li>
          {links.map(({ menu, ...link }) => (
            <li key={link.label}>
              <WayLink way={link} className="flex min-h-12 items-center font-display text-xl font-bold" />
              {menu === undefined ? null : <MoreBelow group={menu} />}
            </li>
          ))}
          <li className="py-1">
            <ul className="menu-fold" aria-label={pageLabels.more}>
              <li>
                <MoreBelow group={menuReferences} />
              </li>
              {menuLinks.map((link) => (
                <li key={link.label}>
                  <WayLink way={link} />
                </li>
              ))}
            </ul>
          </li>
          <li className="pt-5 pb-6">
            <SiteLink route="locations" className={buttonStyle('main', 'lg', 'w-full')}>
              {pageLabels.register}
            </SiteLink>
          </li>
          {/* The links that the bars above omit on a small screen. */}
          <li className="pt-5 text-sm text-ink-soft">
            <FactText fact={company.tagline} />
            <MailLink className="flex min-h-11 items-center gap-2 font-semibold text-ink hover:underline" />
          </li>
        </ul>
      </nav>
    </details>
  );
}
