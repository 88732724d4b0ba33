import { HelpPage } from '@/components/clinical/help-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { adultChoking } from '@/content/clinical/help';

export const metadata = pageMetadata('adultChoking');

export default function AdultChokingPage() {
  return <HelpPage page={adultChoking} />;
}
