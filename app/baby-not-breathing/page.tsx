import { HelpPage } from '@/components/clinical/help-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { babyNotBreathing } from '@/content/clinical/help';

export const metadata = pageMetadata('babyNotBreathing');

export default function BabyNotBreathingPage() {
  return <HelpPage page={babyNotBreathing} />;
}
