import { DocumentHeader } from '@/components/legal/document-header';
import { PrivacyTable, PrivacyText } from '@/components/legal/privacy';
import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { privacyHero } from '@/content/legal/privacy';

export const metadata = pageMetadata('privacy');

export default function PrivacyPage() {
  return (
    <Page route="privacy">
      <DocumentHeader route="privacy" {...privacyHero} />
      <PrivacyTable />
      <PrivacyText />
    </Page>
  );
}
