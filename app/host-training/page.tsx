import { Guide } from '@/components/guides/guide';
import { Page } from '@/components/layout/page';
import { SiteLink, siteHref } from '@/components/links/site-link';
import { pageMetadata } from '@/components/seo/page-metadata';
import { buttonStyle } from '@/components/ui/button-style';
import { company } from '@/content/company/company';
import { hostTraining } from '@/content/guides/host-training';
import { factValue } from '@/lib/facts/facts';
import { mailHref } from '@/lib/text/contact-links';

export const metadata = pageMetadata('hostTraining');

export default function HostTrainingPage() {
  const { title, lead, sections, request, send, subject } = hostTraining;
  const body = `${title}: ${factValue(company.origin)}${siteHref({ route: 'hostTraining' })}`;
  return (
    <Page route="hostTraining">
      <Guide
        route="hostTraining"
        title={title}
        lead={lead}
        sections={sections}
        actions={
          <>
            <SiteLink route="oshaCompliance" hash="group" className={buttonStyle('main')}>
              {request}
            </SiteLink>
            <a href={mailHref({ to: '', subject, body })} className={buttonStyle('outline')}>
              {send}
            </a>
          </>
        }
      />
    </Page>
  );
}
