import { DocumentHeader } from '@/components/legal/document-header';
import { TermsOfServiceGlance, TermsOfServiceText } from '@/components/legal/terms-of-service';
import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { documentLabels } from '@/content/legal/document-labels';
import { termsOfServiceHero } from '@/content/legal/terms-of-service';

export const metadata = pageMetadata('termsOfService');

export default function TermsOfServicePage() {
  return (
    <Page route="termsOfService">
      <DocumentHeader
        route="termsOfService"
        tone="sand"
        backLabel={documentLabels.backHome}
        {...termsOfServiceHero}
        isByMonth
      />
      <TermsOfServiceGlance />
      <TermsOfServiceText />
    </Page>
  );
}
