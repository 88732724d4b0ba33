import { HelpPage } from '@/components/clinical/help-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { collapse } from '@/content/clinical/help';

export const metadata = pageMetadata('collapse');

export default function CollapsePage() {
  return <HelpPage page={collapse} />;
}
