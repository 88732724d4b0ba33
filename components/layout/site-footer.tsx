import { MailLink } from '@/components/links/mail-link';
import { OutboundLink } from '@/components/links/outbound-link';
import { PhoneLink } from '@/components/links/phone-link';
import { SiteLink } from '@/components/links/site-link';
import { FactText } from '@/components/preview/fact-text';
import { company } from '@/content/company';
import { footerGroups, legalLinks, serviceLinks, socialLinks } from '@/content/navigation';
import { Mark } from './mark';

const linkStyle = 'inline-flex min-h-9 items-center text-sm text-on-deep-soft hover:text-on-deep hover:underline';

/** Footer of every page: all pages, the outside sites, the way to reach us. */
export function SiteFooter() {
  return (
    <footer className="tone-deep border-t border-on-deep-line bg-deep text-on-deep print:hidden">
      <div className="mx-auto max-w-page px-gutter py-14 xl:px-0">
        <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-6">
          <div className="sm:col-span-2">
            <p className="flex items-center gap-3 font-display text-xl font-bold">
              <span className="rounded-full bg-on-deep p-0.5"><Mark /></span>
              <FactText fact={company.shortName} />
            </p>
            <p className="mt-4 max-w-xs text-sm text-on-deep-soft"><FactText fact={company.tagline} />. Calm hands, trained people.</p>
            <p className="mt-5 text-sm"><PhoneLink className="inline-flex min-h-9 items-center font-semibold hover:underline" /></p>
            <p className="text-sm"><MailLink className="inline-flex min-h-9 items-center font-semibold hover:underline" /></p>
          </div>
          {footerGroups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2 className="mb-2 text-base">{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.label}><SiteLink {...link} className={linkStyle}>{link.label}</SiteLink></li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-10 flex flex-wrap gap-x-10 gap-y-4 border-t border-on-deep-line pt-6">
          <ul className="flex flex-wrap gap-x-6" aria-label="Services on other sites">
            {serviceLinks.map((link) => (
              <li key={link.label}><OutboundLink to={link.outbound} className={linkStyle}>{link.label}</OutboundLink></li>
            ))}
          </ul>
          <ul className="flex flex-wrap gap-x-6 lg:ml-auto" aria-label="Social profiles">
            {socialLinks.map((link) => (
              <li key={link.label}><OutboundLink to={link.outbound} className={linkStyle}>{link.label}</OutboundLink></li>
            ))}
          </ul>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-on-deep-soft">
          <p className="text-sm">© {company.copyrightYear} <FactText fact={company.name} />. All rights reserved.</p>
          <ul className="flex flex-wrap gap-x-6 lg:ml-auto">
            {legalLinks.map((link) => (
              <li key={link.label}><SiteLink {...link} className={linkStyle}>{link.label}</SiteLink></li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
