import { CallToAction } from '@/components/layout/call-to-action';
import { LinkList } from '@/components/layout/link-list';
import { MailLink } from '@/components/links/mail-link';
import { PhoneLink } from '@/components/links/phone-link';
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
          <LinkList
            links={newLocation.links}
            className="grid gap-x-8 sm:grid-cols-2"
            linkStyle="flex min-h-12 items-center justify-between gap-4 border-b border-on-deep-line font-semibold hover:underline"
            icon={<Icon name="ArrowRight" size={18} />}
          />
        </nav>
      </div>
    </CallToAction>
  );
}
