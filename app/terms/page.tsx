import { WebsiteTermsHeader, WebsiteTermsText } from '@/components/legal/website-terms';
import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';

export const metadata = pageMetadata('terms');

export default function TermsPage() {
  return (
    <Page route="terms">
      <WebsiteTermsHeader />
      <WebsiteTermsText />
    </Page>
  );
}
