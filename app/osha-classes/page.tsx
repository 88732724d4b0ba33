import { OshaHeader, OshaPriceList } from '@/components/courses/osha-price-list';
import { oshaGraph } from '@/components/courses/model/course-graph';
import { Page } from '@/components/layout/page';
import { pageMetadata } from '@/components/seo/page-metadata';

export const metadata = pageMetadata('oshaClasses');

export default function OshaClassesPage() {
  return (
    <Page route="oshaClasses" graph={oshaGraph()}>
      <OshaHeader />
      <OshaPriceList />
    </Page>
  );
}
