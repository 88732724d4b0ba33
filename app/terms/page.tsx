import { DocumentHeader } from '@/components/legal/document-header';
import { WebsiteTermsText } from '@/components/legal/website-terms';
import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { websiteTermsHero } from '@/content/legal/website-terms';

export const metadata = pageMetadata('terms');

export default function TermsPage() {
  return (
    <Page route="terms">
      <DocumentHeader route="terms" tone="paper" {...websiteTermsHero} />
      <WebsiteTermsText />
    </Page>
  );
}
