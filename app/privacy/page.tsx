import { PrivacyHeader, PrivacyTable, PrivacyText } from '@/components/legal/privacy';
import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';

export const metadata = pageMetadata('privacy');

export default function PrivacyPage() {
  return (
    <Page route="privacy">
      <PrivacyHeader />
      <PrivacyTable />
      <PrivacyText />
    </Page>
  );
}
