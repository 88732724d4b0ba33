import { QuickAccess } from '@/components/instructors/quick-access';
import { Resources } from '@/components/instructors/resources';
import { Support } from '@/components/instructors/support';
import { Page } from '@/components/layout/page';
import { PageHeader } from '@/components/layout/page-header';
import { pageMetadata } from '@/components/seo/page-metadata';

export const metadata = pageMetadata('instructors');

export default function InstructorsPage() {
  return (
    <Page route="instructors">
      <PageHeader
        title="Instructor Portal"
        lead="Cards, renewals, forms and materials for the people who teach with us."
        parent="home"
        crumbs={[{ label: 'Home', target: { route: 'home' } }]}
        current="Instructor Portal"
      />
      <QuickAccess />
      <Resources />
      <Support />
    </Page>
  );
}
