import { HostChecklist } from '@/components/guides/host-checklist';
import { Page } from '@/components/layout/page';
import { PageHeader } from '@/components/layout/page-header';
import { SitePicture } from '@/components/layout/site-picture';
import { hostGuideUrl } from '@/components/links/host-guide';
import { PhoneLink } from '@/components/links/phone-link';
import { GroupPanel } from '@/components/programs/group-panel';
import { pageMetadata } from '@/components/seo/page-metadata';
import { loneLinkStyle } from '@/components/ui/text-link';
import { hostTraining } from '@/content/guides/host-training';
import { mailHref } from '@/lib/text/contact-links';

export const metadata = pageMetadata('hostTraining');

/** The checklist and the form that asks for a date, side by side on a wide screen; below them such a class. */
export default function HostTrainingPage() {
  const { title, lead, send, subject } = hostTraining;
  return (
    <Page route="hostTraining">
      <PageHeader route="hostTraining" title={title} lead={lead} tone="sand" aside={<GroupPanel />}>
        <HostChecklist />
        <a
          href={mailHref({ to: '', subject, body: `${title}: ${hostGuideUrl()}` })}
          className={loneLinkStyle}
        >
          {send}
        </a>
        <PhoneLink className={loneLinkStyle} />
      </PageHeader>
      <div className="bg-sand pb-16 max-md:hidden print:hidden">
        <SitePicture id="class-group" sizes="48rem" className="mx-auto max-w-3xl" />
      </div>
    </Page>
  );
}
