import { Guide } from '@/components/guides/guide';
import { Page } from '@/components/layout/page';
import { hostGuideUrl } from '@/components/links/host-guide';
import { SiteLink } from '@/components/links/site-link';
import { pageMetadata } from '@/components/seo/page-metadata';
import { buttonStyle } from '@/components/ui/button-style';
import { hostTraining } from '@/content/guides/host-training';
import { mailHref } from '@/lib/text/contact-links';

export const metadata = pageMetadata('hostTraining');

export default function HostTrainingPage() {
  const { title, request, send, subject } = hostTraining;
  return (
    <Page route="hostTraining">
      <Guide
        route="hostTraining"
        guide={hostTraining}
        actions={
          <>
            <SiteLink route="oshaCompliance" hash="group" className={buttonStyle('main')}>
              {request}
            </SiteLink>
            <a
              href={mailHref({ to: '', subject, body: `${title}: ${hostGuideUrl()}` })}
              className={buttonStyle('outline')}
            >
              {send}
            </a>
          </>
        }
      />
    </Page>
  );
}
