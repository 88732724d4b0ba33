import { SitePicture } from '@/components/layout/site-picture';
import { EmergencyText } from '@/components/links/emergency-text';
import { MailLink } from '@/components/links/mail-link';
import { MailText } from '@/components/links/mail-text';
import { SiteLink } from '@/components/links/site-link';
import { buttonStyle } from '@/components/ui/button-style';
import { Card } from '@/components/ui/card';
import { emergencyTraining } from '@/content/contact/contact';

/** Training at short notice, with the hands-on picture above. */
export function EmergencyTraining() {
  return (
    <Card tone="apricot" isPadded={false} className="flex flex-col lg:col-span-5">
      <SitePicture
        id={emergencyTraining.picture}
        sizes="(min-width: 64rem) 32rem, 100vw"
        className="max-sm:hidden lg:flex-1 print:hidden"
      />
      <div className="p-6 sm:p-8">
        <h3 className="text-title">{emergencyTraining.title}</h3>
        <p className="mt-3">{emergencyTraining.text}</p>
        <p className="mt-3 text-sm font-semibold">
          <EmergencyText text={emergencyTraining.note} />
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <MailLink subject={emergencyTraining.mailSubject} className={buttonStyle('solid')}>
            {emergencyTraining.mailAction}
          </MailLink>
          <SiteLink
            route="locations"
            className="inline-flex min-h-11 items-center border-b-2 border-ink font-semibold"
          >
            {emergencyTraining.locationsAction}
          </SiteLink>
        </div>
        <MailText subject={emergencyTraining.mailSubject} />
      </div>
    </Card>
  );
}
