import { HelpPage } from '@/components/clinical/help-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { overdose } from '@/content/clinical/help';

export const metadata = pageMetadata('overdose');

export default function OverdosePage() {
  return <HelpPage page={overdose} />;
}
