import { pageLabels } from '@/content/site/page-labels';
import { MailLink } from '@/components/links/mail-link';
import { PhoneLink } from '@/components/links/phone-link';
import { FactText } from '@/components/facts/fact-text';
import { company } from '@/content/company/company';
import { footerGroups, legalLinks, serviceLinks, socialLinks } from '@/content/site/navigation';
import { LinkList } from './link-list';
import { Mark } from './mark';
import { Wordmark } from './wordmark';
import { type Fact, factValue } from '@/lib/facts/facts';

/** Ends a sentence, with a period unless its last word has one: `Inc.` One text, for which React needs no marks. */
const endOf = (fact: Fact<string>) => (factValue(fact).endsWith('.') ? ' ' : '. ');

const linkStyle =
  'inline-flex min-h-9 items-center text-sm text-on-deep-soft hover:text-on-deep hover:underline';

/** Footer of every page: all pages, external sites, contact details. */
export function SiteFooter() {
  return (
    <footer className="deferred tone-deep border-t border-on-deep-line bg-deep text-on-deep print:hidden">
      <div className="mx-auto max-w-page px-gutter py-8 sm:py-14 xl:px-0">
        <div className="grid gap-x-8 gap-y-1 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-6">
          <div className="pb-6 sm:col-span-2 sm:pb-0 lg:col-span-1">
            <p className="flex items-center gap-3 font-display text-xl font-bold">
              <span className="rounded-full bg-on-deep p-0.5">
                <Mark />
              </span>
              <Wordmark isAgain />
            </p>
            <p className="mt-4 max-w-xs text-sm text-on-deep-soft">
              <FactText fact={company.tagline} />
              {endOf(company.tagline)}
              {pageLabels.motto}
            </p>
            <p className="mt-5 text-sm">
              <PhoneLink className="inline-flex min-h-9 items-center font-semibold hover:underline" />
            </p>
            <p className="text-sm">
              <MailLink className="inline-flex min-h-9 items-center font-semibold hover:underline" />
            </p>
          </div>
          {footerGroups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              {/* Collapsed where the columns would stack (site-footer.css). */}
              <details className="footer-fold">
                <summary className="menu-mark flex min-h-11 list-none items-center justify-between font-semibold">
                  {group.title}
                </summary>
                <h2 className="mb-2 hidden text-base">{group.title}</h2>
                <LinkList links={group.links} linkStyle={linkStyle} />
              </details>
            </nav>
          ))}
        </div>
        <div className="mt-6 flex flex-wrap gap-x-10 gap-y-2 border-t border-on-deep-line pt-4 sm:mt-10 sm:gap-y-4 sm:pt-6">
          <LinkList
            links={serviceLinks}
            label={pageLabels.serviceLinks}
            className="flex flex-wrap gap-x-6"
            linkStyle={linkStyle}
          />
          {socialLinks.length === 0 ? null : (
            <LinkList
              links={socialLinks}
              label={pageLabels.socialLinks}
              className="flex flex-wrap gap-x-6 lg:ml-auto"
              linkStyle={linkStyle}
            />
          )}
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-on-deep-soft">
          <p className="text-sm">
            © {company.copyrightYear} <FactText fact={company.name} />
            {endOf(company.name)}
            {pageLabels.rights}
          </p>
          <LinkList links={legalLinks} className="flex flex-wrap gap-x-6 lg:ml-auto" linkStyle={linkStyle} />
        </div>
      </div>
    </footer>
  );
}
