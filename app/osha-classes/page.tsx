import { OshaHeader } from '@/components/osha-classes/osha-header';
import { OshaPriceList } from '@/components/osha-classes/osha-price-list';
import { oshaGraph } from '@/components/osha-classes/osha-graph';
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
