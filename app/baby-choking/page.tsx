import { HelpPage } from '@/components/clinical/help-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { babyChoking } from '@/content/clinical/help';

export const metadata = pageMetadata('babyChoking');

export default function BabyChokingPage() {
  return <HelpPage page={babyChoking} />;
}
