import { QuickAccess, Resources, Support } from '@/components/company/instructors';
import { Page } from '@/components/layout/page';
import { PageHeader } from '@/components/layout/page-header';
import { pageMetadata } from '@/components/seo/page-metadata';
import { instructorPortal, quickAccess } from '@/content/company/instructor-portal';

export const metadata = pageMetadata('instructors');

export default function InstructorsPage() {
  return (
    <Page route="instructors">
      <PageHeader title={instructorPortal.title} lead={instructorPortal.lead} route="instructors" />
      <QuickAccess cards={quickAccess} />
      <Resources />
      <Support />
    </Page>
  );
}
