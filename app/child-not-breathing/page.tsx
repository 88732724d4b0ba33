import { HelpPage } from '@/components/clinical/help-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { childNotBreathing } from '@/content/clinical/help';

export const metadata = pageMetadata('childNotBreathing');

export default function ChildNotBreathingPage() {
  return <HelpPage page={childNotBreathing} />;
}
