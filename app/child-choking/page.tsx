import { HelpPage } from '@/components/clinical/help-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { childChoking } from '@/content/clinical/help';

export const metadata = pageMetadata('childChoking');

export default function ChildChokingPage() {
  return <HelpPage page={childChoking} />;
}
