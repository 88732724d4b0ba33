import type { ReactNode } from 'react';
import { MailLink } from '@/components/links/mail-link';
import { PhoneLink } from '@/components/links/phone-link';
import { markFact } from '@/components/facts/mark-fact';
import { FactText } from '@/components/facts/fact-text';
import { Icon } from '@/components/ui/icon';
import { shortDays, shortHours } from '@/lib/time/opening-hours';
import { company } from '@/content/company/company';
import { contactSection } from '@/content/contact/contact';
import { cityLabel } from '@/lib/site/city-label';
import type { IconName } from '@/lib/site/icon-name';

const { cards } = contactSection;
const linkStyle =
  'inline-flex min-h-8 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2';

/** Phone, email, headquarters with the satellite offices, hours. */
export function ContactCards() {
  const { headquarters } = company;
  return (
    <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-[1fr_1.15fr_1.5fr_1.2fr]">
      <ContactCard icon="Phone" title={cards.phone.title}>
        <p>
          <PhoneLink className={linkStyle} />
        </p>
      </ContactCard>
      <ContactCard icon="Mail" title={cards.email.title}>
        <p>
          <MailLink className={linkStyle} />
        </p>
      </ContactCard>
      {headquarters === undefined ? null : (
        <ContactCard icon="BuildingComplex" title={cards.address.title}>
          <address className="not-italic">
            <FactText fact={headquarters.street ?? ''} />
            <br />
            <FactText fact={headquarters.city} />, <FactText fact={headquarters.state} />{' '}
            <FactText fact={headquarters.zip ?? ''} />
          </address>
          {company.satelliteOffices.length === 0 ? null : (
            <>
              <p className="mt-2 text-sm text-ink-soft">
                {company.satelliteOffices.length === 1 ? cards.address.office : cards.address.offices}
              </p>
              <ul className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
                {company.satelliteOffices.map((office) => (
                  <li key={office.id}>
                    <FactText fact={office.city}>{cityLabel(office)}</FactText>
                  </li>
                ))}
              </ul>
            </>
          )}
        </ContactCard>
      )}
      <ContactCard icon="Clock" title={cards.hours.title}>
        <dl
          className="one-column grid grid-cols-[minmax(4rem,auto)_1fr] gap-x-3 tabular-nums"
          {...markFact(company.hoursText)}
        >
          {company.hours.map((hours) => (
            <div key={shortDays(hours)} className="contents">
              <dt className="keep-whole">{shortDays(hours)}</dt>
              <dd>{shortHours(hours)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-sm text-ink-soft">
          <FactText fact={company.closed} />
        </p>
      </ContactCard>
    </ul>
  );
}

function ContactCard({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="border-t border-control pt-3 max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 sm:pt-4">
      <h3 className="flex items-center gap-2.5 text-base max-sm:basis-35 max-sm:self-start max-sm:pt-1 sm:mb-3">
        <Icon name={icon} className="text-green" />
        {title}
      </h3>
      <div className="min-w-0 max-sm:flex-1 max-sm:basis-40">{children}</div>
    </li>
  );
}
