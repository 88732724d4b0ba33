import { CallToAction } from '@/components/layout/call-to-action';
import { MailLink } from '@/components/links/mail-link';
import { PhoneLink } from '@/components/links/phone-link';
import { SiteLink } from '@/components/links/site-link';
import { Icon } from '@/components/ui/icon';
import { buttonStyle } from '@/components/ui/button-style';
import { newLocation } from '@/content/locations/locations-page';
import { interpolate } from '@/lib/text/interpolate';

/** For visitors whose city is not in the list. */
export function NewLocation() {
  return (
    <CallToAction id="new-location" title={newLocation.title} lead={newLocation.text}>
      <div className="w-full">
        <div className="flex flex-wrap gap-4">
          <PhoneLink className={buttonStyle('on-deep', 'lg')} />
          <MailLink
            box="scheduling"
            subject={newLocation.subject}
            body={interpolate(newLocation.body, { city: '', class: '' })}
            className={buttonStyle('on-deep', 'lg')}
          >
            {newLocation.mail}
          </MailLink>
        </div>
        <nav aria-label={newLocation.linksLabel} className="mt-8 border-t border-on-deep-line">
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {newLocation.links.map((link) => (
              <li key={link.route}>
                <SiteLink
                  route={link.route}
                  className="flex min-h-12 items-center justify-between gap-4 border-b border-on-deep-line font-semibold hover:underline"
                >
                  {link.label}
                  <Icon name="forward" size={18} />
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </CallToAction>
  );
}
