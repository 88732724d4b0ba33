import {
  TermsOfServiceGlance,
  TermsOfServiceHeader,
  TermsOfServiceText,
} from '@/components/legal/terms-of-service';
import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';

export const metadata = pageMetadata('termsOfService');

export default function TermsOfServicePage() {
  return (
    <Page route="termsOfService">
      <TermsOfServiceHeader />
      <TermsOfServiceGlance />
      <TermsOfServiceText />
    </Page>
  );
}
